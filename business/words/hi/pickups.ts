import type { PickupWords } from '#business/words/en/pickups.ts'

export const pickups: PickupWords = {
  taken: 'यह समय अभी-अभी किसी और ने ले लिया। दूसरा समय चुनें।',
  slotFull: '{slot}: इस दिन यह समय फ़ुल है। दूसरा समय चुनें।',
  slotOver: '{slot}: आज का यह समय निकल गया है। दूसरा समय चुनें।',
  slotNotOffered: '{weekday} को {slot} का पिकअप नहीं होता।',
  closedOn: '{when}: बंद',
  closedOnWeekday: '{weekday} को बंद',
  noSlotFits: '{weekday} को दुकान थोड़ी ही देर खुलती है, इसलिए पिकअप नहीं होता।',
  nothingLeftToday: 'आज के पिकअप का समय निकल गया है। दूसरा दिन चुनें।',
  cutOffPassed: 'आज का पिकअप {time} तक ही बुक हो सकता है। दूसरा दिन चुनें।',
  dayFull: 'यह दिन फ़ुल है। दूसरा दिन चुनें।',
  tooFarAhead: 'पिकअप सिर्फ़ {lastDay} तक के लिए बुक हो सकता है।',
  finished: 'इस बुकिंग का स्टेटस “{status}” है, इसलिए इसका समय नहीं बदला जा सकता।',
  changesClosed: 'यह पिकअप अब यहाँ से नहीं बदला जा सकता। हमें कॉल करें।',
}
