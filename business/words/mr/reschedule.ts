import type { RescheduleWords } from '#business/words/en/reschedule.ts'

export const reschedule: RescheduleWords = {
  title: 'पिकअपची वेळ बदला',
  confirmTitle: 'या पिकअपची वेळ बदलायची?',
  bookedFor: 'पिकअपची वेळ: {pickup}.',
  from: 'सध्याची वेळ',
  to: 'नवीन वेळ',
  confirm: 'वेळ बदला',
  chooseOther: 'दुसरी वेळ निवडा',
  continue: 'पुढे',
  keep: 'सध्याचीच वेळ ठेवा',
  done: 'तुमच्या पिकअपची वेळ बदलली आहे',
  alreadyThere: 'तुमचा पिकअप आधीपासून याच वेळेला आहे.',
  noLongerOffered: 'ही वेळ आता मोकळी नाही. दुसरी वेळ निवडा.',
}
