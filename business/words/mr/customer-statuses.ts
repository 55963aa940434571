export const customerStatuses = {
  pending: 'आम्ही कॉल करू',
  confirmed: 'कन्फर्म',
  completed: 'पूर्ण',
  cancelled: 'रद्द',
}
