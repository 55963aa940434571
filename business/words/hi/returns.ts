import type { ReturnWords } from '#business/words/en/returns.ts'

export const returns: ReturnWords = {
  backBy: '{day} की शाम तक वापस',
  by: '{day} की शाम तक',
  bringBack: 'हम आपके कपड़े वापस पहुँचा देंगे।',
  backIn: { one: '1 कामकाजी दिन में वापस', other: '{count} कामकाजी दिनों में वापस' },
  return: 'वापसी',
  express: 'एक्सप्रेस',
  yes: 'हाँ',
}
