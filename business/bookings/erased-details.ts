/** What stands in a booking where its customer stood, after that was erased. The booking itself counts on. */
export const erasedDetails = {
  name: 'Erased',
  phone: 'Erased',
  address: 'Erased',
  email: null,
  items: null,
  instructions: null,
} as const

export type PersonalDetail = keyof typeof erasedDetails

export const personalDetails = Object.keys(erasedDetails) as PersonalDetail[]
