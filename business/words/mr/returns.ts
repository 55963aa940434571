import type { ReturnWords } from '#business/words/en/returns.ts'

export const returns: ReturnWords = {
  backBy: '{day}, संध्याकाळपर्यंत परत',
  by: '{day}, संध्याकाळपर्यंत',
  bringBack: 'आम्ही तुमचे कपडे परत पोहोचवू.',
  backIn: { one: 'कामाच्या 1 दिवसात परत', other: 'कामाच्या {count} दिवसांत परत' },
  return: 'परत मिळतील',
  express: 'एक्सप्रेस',
  yes: 'हो',
}
