import type { RescheduleWords } from '#business/words/en/reschedule.ts'

export const reschedule: RescheduleWords = {
  title: 'पिकअपची वेळ बदला',
  confirmTitle: 'या पिकअपची वेळ बदलायची?',
  bookedFor: 'नवीन वेळ: {pickup}.',
  from: 'आधी',
  to: 'आता',
  confirm: 'वेळ बदला',
  chooseOther: 'दुसरी वेळ निवडा',
  continue: 'पुढे',
  keep: 'हीच वेळ राहू द्या',
  done: 'तुमच्या पिकअपची वेळ बदलली आहे',
  alreadyThere: 'तुमचा पिकअप आधीपासून याच वेळेला आहे.',
  noLongerOffered: 'ही वेळ आता शिल्लक नाही. दुसरी वेळ निवडा.',
}
