/** Steps of an order, such as Ready. */
export const steps = {
  marked: (step: string) => `Marked: ${step.toLowerCase()}`,
  unmarked: (step: string) => `Not marked any more: ${step.toLowerCase()}`,
  notMarked: 'Nothing was marked',
  refusals: {
    cancelled: (reference: string) => `${reference} is cancelled. Do not collect it.`,
    completed: (reference: string) => `${reference} is completed, so its steps stay as they are.`,
    'not-collected': (reference: string) =>
      `${reference} is not picked up yet. Mark it as picked up first.`,
    'later-first': (reference: string) => `${reference} has a later step. Undo that one first.`,
  },
  alreadyAtShop: 'The clothes have reached the shop, so their pickup cannot be moved.',
} as const

export const delivery = {
  page: 'Delivery time',
  chosen: (time: string) => `Delivery: ${time}`,
  choose: 'Choose delivery time',
  change: 'Change delivery time',
  remove: 'Remove delivery time',
  noTimes: 'There are no free delivery times in the next 14 days.',
  saved: 'Delivery time saved',
  removed: 'Delivery time removed',
  notSaved: 'Delivery time not saved',
  refusals: {
    finished: (reference: string) => `${reference} is finished, so it has no delivery any more.`,
    'not-ready': (reference: string) => `${reference} is not ready yet. Mark it as ready first.`,
    'on-the-way': (reference: string) =>
      `${reference} is out for delivery already. Undo that step first.`,
  },
} as const

export const runSheet = {
  tickNotStored: 'Not saved',
  stopCount: (stops: number) => (stops === 1 ? '1 stop' : `${stops} stops`),
  progress: (done: number, stops: number) => `${done} of ${stops} done`,
  hideDone: 'Hide done',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  kilograms: (count: number) => `${count} kg`,
  paid: (amount: string) => `Paid: ${amount}`,
  toPay: (amount: string) => `To pay: ${amount}`,
  upiCodeFor: (amount: string) => `UPI code for ${amount}`,
  hideMore: (stops: number) => `Hide ${stops} more`,
  showHidden: (stops: number) => `Show ${stops} hidden`,
  noSlot: 'Returns, no time chosen',
  missedDay: (day: string) => `Was due ${day}`,
  empty: 'No pickups or deliveries on this day.',
  allHidden: 'All done and hidden.',
  offlineCopy: (time: string) => `Offline. This copy is from ${time}.`,
  ticksStored: (ticks: number) =>
    `${ticks === 1 ? '1 stop' : `${ticks} stops`} saved on this phone. ${ticks === 1 ? 'It’ll' : 'They’ll'} be sent when you’re online.`,
} as const

export const bill = {
  saved: 'Bill saved',
  savedAndSent: 'Bill saved and sent',
  notSaved: 'Bill not saved',
  empty: 'Enter the count of at least one piece, or one amount.',
  piecesAndAmount: 'Enter pieces or one amount, not both.',
  itemMissing: 'Enter what the piece is.',
  itemTooLong: (length: number) => `Describe each piece in at most ${length} characters.`,
  itemUnreadable: 'The name of a piece contains characters that cannot be stored. Type it again.',
  countInvalid: (item: string) => `${item}: enter a whole number of pieces, from 1 to 999.`,
  weightInvalid: (item: string) => `${item}: enter kilograms up to 999, such as 2.5.`,
  priceInvalid: (item: string) =>
    `${item}: enter a price from ₹0 to ₹1,00,000, such as 250 or 49.50.`,
  amountInvalid: 'Enter an amount up to ₹10,00,000, such as 250 or 49.50.',
  tooManyLines: (lines: number) => `A bill has at most ${lines} different pieces.`,
  tooMuch: 'A bill can be at most ₹10,00,000. Check the counts and prices.',
  priceChanged: (item: string, was: string, now: string) =>
    `${item}: the price in the list was ${was} and is now ${now}.`,
  unitChanged: (item: string, unit: string | null) =>
    `${item}: the price in the list is now for a ${unit ?? 'piece'}.`,
  priceGone: (item: string) => `${item}: no longer in the price list of this service.`,
  pricesChanged: 'The price list has changed. Check the prices, then save again.',
  ratesChanged:
    'The express surcharge or the offer has changed. Check the new total, then save again.',
  changedMeanwhile: (by: string, total: string) =>
    `${by} has saved this bill in the meantime: ${total}. Your entries are still here: saving again replaces theirs.`,
  wrongStatus: (status: string) => `A ${status.toLowerCase()} booking cannot be billed.`,
  erased: 'The personal details of this booking were erased. Its bill cannot be changed.',
  none: 'There is no bill yet.',
  isPaid: 'This bill is paid. Undo the payment before you change the bill.',
  paid: 'Marked as paid',
  notPaid: 'Not marked as paid',
  undone: 'Marked as unpaid',
  notUndone: 'Not marked as unpaid',
  alreadyPaid: (method: string, by: string) =>
    `${by} has already marked this bill as paid by ${method}.`,
  totalChanged: (total: string) => `The bill has changed. It is now ${total}.`,
} as const
