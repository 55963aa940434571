import type { RescheduleWords } from '#business/words/en/reschedule.ts'

export const reschedule: RescheduleWords = {
  title: 'पिकअप का समय बदलें',
  confirmTitle: 'इस पिकअप का समय बदलें?',
  bookedFor: 'पिकअप का समय: {pickup}।',
  from: 'पहले',
  to: 'अब',
  confirm: 'समय बदलें',
  chooseOther: 'दूसरा समय चुनें',
  continue: 'आगे बढ़ें',
  keep: 'समय न बदलें',
  done: 'आपके पिकअप का समय बदल गया है',
  alreadyThere: 'आपका पिकअप पहले से इसी समय पर है।',
  noLongerOffered: 'यह समय अब खाली नहीं है। दूसरा समय चुनें।',
}
