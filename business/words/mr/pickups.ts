import type { PickupWords } from '#business/words/en/pickups.ts'

export const pickups: PickupWords = {
  taken: 'ही वेळ आत्ताच दुसऱ्या कोणीतरी घेतली. दुसरी वेळ निवडा.',
  slotFull: '{slot}: या दिवशी ही वेळ फुल आहे. दुसरी वेळ निवडा.',
  slotOver: '{slot}: आजची ही वेळ होऊन गेली आहे. दुसरी वेळ निवडा.',
  slotNotOffered: '{weekday}, {slot}: या वेळेत पिकअप नसतो.',
  closedOn: '{when}: दुकान बंद',
  closedOnWeekday: '{weekday}: दुकान बंद',
  noSlotFits: '{weekday}: दुकान थोडाच वेळ उघडं असतं, म्हणून पिकअप नसतो.',
  nothingLeftToday: 'आजच्या पिकअपची वेळ होऊन गेली आहे. दुसरा दिवस निवडा.',
  cutOffPassed: 'आजचा पिकअप {time} पर्यंतच बुक करता येतो. दुसरा दिवस निवडा.',
  dayFull: 'हा दिवस फुल आहे. दुसरा दिवस निवडा.',
  tooFarAhead: '{lastDay} पर्यंतच पिकअप बुक करता येतो.',
  finished: 'हे बुकिंग आता “{status}” आहे, म्हणून त्याची वेळ बदलता येणार नाही.',
  changesClosed: 'हा पिकअप आता इथून बदलता येणार नाही. आम्हाला कॉल करा.',
}
