export const customerStatuses = {
  pending: 'हम कॉल करेंगे',
  confirmed: 'कन्फ़र्म',
  completed: 'पूरा हुआ',
  cancelled: 'कैंसल',
}
