import { languages } from '#business/languages/languages.ts'
import { dateNames } from './date-names.ts'
import { defaultTexts } from './hi-default-texts.ts'
import type { Words } from './sentence.ts'

const bookingLinks: Words['bookingLinks'] = {
  manage: 'देखें, समय बदलें या कैंसल करें',
  order: 'अपना ऑर्डर देखें',
  bill: 'अपना बिल देखें',
  again: 'फिर से बुक करें',
}

export const hindi: Words = {
  defaultTexts,
  shell: {
    skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
    homePage: '{business}, होम पेज',
    menu: 'मेन्यू',
    close: 'बंद करें',
    navigation: 'मुख्य मेन्यू',
    languages: 'भाषा',
    bookOrCall: 'बुक या कॉल करें',
  },

  errorPages: {
    offline: 'इंटरनेट नहीं चल रहा',
    offlineDetail: 'अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
    failed: 'कुछ गड़बड़ हो गई',
    failedDetail: 'दिक्कत हमारी तरफ़ है। एक मिनट बाद फिर कोशिश करें।',
    forbidden: 'आपको यह पेज देखने की इजाज़त नहीं है',
    forbiddenDetail: 'ज़रूरत हो, तो एडमिन से इजाज़त माँगें।',
    notFound: 'अरे! यह पेज नहीं मिला',
    notFoundDetail: 'शायद पेज की जगह बदल गई है, या वेब पता टाइप करने में गलती हुई है।',
    refused: 'यह नहीं हो पाया',
    refusedDetail: 'पीछे जाएँ और फिर कोशिश करें।',
    toHome: 'होम पेज पर जाएँ',
  },

  requests: {
    unavailable: 'हमारा बुकिंग सिस्टम अभी बंद है। एक मिनट बाद फिर कोशिश करें।',
    unreadable: 'यह फ़ॉर्म पढ़ा नहीं जा सका। पीछे जाएँ, पेज रीलोड करें और फिर कोशिश करें।',
    tooLarge: 'यह फ़ॉर्म भेजने के लिए बहुत लंबा है। थोड़ा छोटा करके फिर कोशिश करें।',
    foreign: 'यह फ़ॉर्म किसी और वेबसाइट से आया था, इसलिए नहीं लिया गया। हमारी वेबसाइट का फ़ॉर्म भरें।',
    unknownMethod: 'यह साइट सिर्फ़ GET, HEAD और POST समझती है।',
    unknownExpectation: 'यह साइट इस Expect हेडर को नहीं समझती।',
    invalidLink: 'यह वेब पता पढ़ा नहीं जा सका। देख लें कि टाइप करने में गलती तो नहीं हुई।',
  },

  forms: {
    honeypot: 'वेबसाइट (इसे खाली छोड़ दें)',
    optional: '{label} (ज़रूरी नहीं)',
    invalidFields: {
      one: 'फ़ॉर्म में एक जगह सुधार करें',
      other: 'फ़ॉर्म में {count} जगह सुधार करें',
    },
    charactersLeft: { one: '1 अक्षर बाकी', other: '{count} अक्षर बाकी' },
    opensInNewTab: '(नए टैब में खुलेगा)',
    nameHasLink: 'नाम में वेबसाइट का पता न लिखें।',
    emailInvalid: 'यह ईमेल सही नहीं लगता। एक बार देख लें।',
    phoneInvalid: '10 अंकों का सही फ़ोन नंबर लिखें।',
    tooLong: 'यहाँ {limit} से ज़्यादा अक्षर न लिखें।',
    expired: 'फ़ॉर्म को खुले बहुत देर हो गई है। पेज रीलोड करके फिर कोशिश करें।',
    orCall: 'या हमें {phone} पर कॉल करें।',
  },

  spam: {
    nothingStored: 'कुछ नहीं भेजा गया। आपने जो भरा था, वह सब यहीं है।',
    unclear: 'अभी यह नहीं हो पाया।',
    exceeded: {
      booking: {
        phone: 'इस नंबर से बहुत सारी बुकिंग हो चुकी हैं।',
        address: 'आपके इंटरनेट कनेक्शन से बहुत सारी बुकिंग हो चुकी हैं।',
        shared: 'अभी इतनी बुकिंग आ रही हैं कि हम और नहीं ले पा रहे।',
      },
      lostLink: {
        phone: 'इस नंबर के लिए लिंक बहुत बार माँगा जा चुका है।',
        address: 'आपके इंटरनेट कनेक्शन से लिंक बहुत बार माँगा जा चुका है।',
        shared: 'अभी इतने लोग लिंक माँग रहे हैं कि हम सबको नहीं भेज पा रहे।',
      },
      change: {
        address: 'आपके इंटरनेट कनेक्शन से बहुत सारे बदलाव हो चुके हैं।',
        shared: 'अभी इतने बदलाव आ रहे हैं कि हम और नहीं ले पा रहे।',
      },
      contact: {
        address: 'आपके इंटरनेट कनेक्शन से बहुत सारे मैसेज आ चुके हैं।',
        shared: 'अभी इतने मैसेज आ रहे हैं कि हम और नहीं ले पा रहे।',
      },
    },
    changedTooOften: {
      rescheduled: {
        recently: 'इस पिकअप का समय एक घंटे में {count} बार बदला जा चुका है।',
        ever: 'इस पिकअप का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें कॉल करें।',
        everCall: 'इस पिकअप का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें {phone} पर कॉल करें।',
      },
      'delivery-chosen': {
        recently: 'डिलीवरी का समय एक घंटे में {count} बार बदला जा चुका है।',
        ever: 'डिलीवरी का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें कॉल करें।',
        everCall: 'डिलीवरी का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें {phone} पर कॉल करें।',
      },
    },
    tryAgain: '{wait} बाद फिर कोशिश करें।',
    tryAgainOrCall: '{wait} बाद फिर कोशिश करें, या {phone} पर कॉल करें।',
    call: 'कॉल करें: {phone}',
    waits: {
      seconds: { one: '1 सेकंड', other: '{count} सेकंड' },
      minutes: { one: '1 मिनट', other: '{count} मिनट' },
    },
  },

  toasts: {
    list: 'सूचनाएँ',
    close: 'यह सूचना हटाएँ',
  },

  pageNames: {
    home: 'होम',
    services: 'सेवाएँ',
    about: 'हमारे बारे में',
    locations: 'हमारी दुकानें',
    contact: 'संपर्क',
    booking: 'पिकअप बुक करें',
    privacy: 'प्राइवेसी',
  },

  sections: {
    aboutUs: 'हमारे बारे में',
    gallery: 'फ़ोटो',
    carousel: 'स्लाइड शो',
    slides: '{gallery}, {count} स्लाइड',
    slide: 'स्लाइड',
    slidePosition: '{count} में से {position}',
    pincode: 'पिन कोड',
    directionsTo: ': {place}',
    map: 'मैप',
    ourLocations: 'हमारी दुकानें',
    mapOf: 'मैप, {place}: {names}',
    streetMapOf: 'सड़कों वाला मैप: {place}',
    streetMap: 'सड़कों वाला मैप{ofPlace}, OpenStreetMap से',
    ofPlace: ': {place}',
    pageNotFound: 'पेज नहीं मिला',
  },

  prices: {
    item: 'आइटम',
    price: 'रेट',
    from: '{unit} {price} से शुरू',
  },

  serviceArea: {
    question: 'क्या आपके इलाके में हमारा पिकअप होता है?',
    collects: 'हाँ। पिन कोड {pincode} में पिकअप हमारी {branch} वाली दुकान करती है।',
    notSure:
      'पिन कोड {pincode} तक शायद हम न आ पाएँ। फिर भी बुक करें; हम कॉल करके बताएँगे कि आ पाएँगे या नहीं।',
    notThere: 'पिन कोड {pincode} में हम अभी नहीं आते।',
    orCall: '{phone} पर कॉल करें; शायद कोई रास्ता निकल आए।',
    pincodeNeeded: 'पते में पिन कोड भी लिखें, ताकि हम देख सकें कि वहाँ हमारा पिकअप होता है या नहीं।',
    pincodeInvalid: '6 अंकों का पिन कोड लिखें, जैसे 400058।',
  },

  contact: {
    heading: 'हमें मैसेज भेजें',
    labels: {
      name: 'नाम',
      email: 'ईमेल',
      phone: 'फ़ोन (ज़रूरी नहीं)',
      subject: 'विषय',
      message: 'मैसेज',
    },
    send: 'मैसेज भेजें',
    sending: 'भेज रहे हैं…',
    nameRequired: 'अपना नाम लिखें।',
    emailRequired: 'अपना ईमेल लिखें।',
    subjectRequired: 'विषय लिखें।',
    messageRequired: 'अपना मैसेज लिखें।',
    received: 'आपका मैसेज मिल गया है। हम ईमेल या फ़ोन पर जवाब देंगे।',
    sent: 'मैसेज चला गया!',
    sentDetail: 'हम आपको जल्द ही जवाब देंगे।',
    failed: 'मैसेज नहीं गया',
    failedDetail: 'मैसेज भेजने में दिक्कत हुई। फिर कोशिश करें।',
    unconfirmed:
      'हो सकता है आपका मैसेज हम तक न पहुँचा हो। मैसेज यहाँ सुरक्षित है। दोबारा भेजें; हमें एक ही बार मिलेगा।',
  },

  dates: {
    today: 'आज',
    tomorrow: 'कल',
    closed: 'बंद',
    range: '{from} से {to} तक',
    wholeHour: '{part} {hour} बजे',
    hourAndMinutes: '{part} {hour}:{minutes} बजे',
    dayParts: [
      { fromHour: 4, name: 'सुबह' },
      { fromHour: 12, name: 'दोपहर' },
      { fromHour: 16, name: 'शाम' },
      { fromHour: 20, name: 'रात' },
    ],
    ...dateNames(languages.hi.locale),
  },

  slots: {
    '9AM-11AM': 'सुबह 9 से 11 बजे',
    '11AM-1PM': 'सुबह 11 से दोपहर 1 बजे',
    '1PM-3PM': 'दोपहर 1 से 3 बजे',
    '3PM-5PM': 'दोपहर 3 से शाम 5 बजे',
    '5PM-7PM': 'शाम 5 से 7 बजे',
  },

  serviceTypes: {
    'dry-cleaning': {
      label: 'ड्राई क्लीनिंग',
      description: 'नाज़ुक कपड़े, सूट, ड्रेस और खास मौकों के कपड़े',
    },
    laundry: { label: 'लॉन्ड्री', description: 'रोज़ के कपड़े, चादरें और तौलिए' },
    shoes: { label: 'शू क्लीनिंग', description: 'जूतों की अच्छी सफ़ाई और नई जैसी चमक' },
    both: { label: 'दोनों सेवाएँ', description: 'कुछ ड्राई क्लीनिंग, कुछ लॉन्ड्री' },
  },

  bookingFields: {
    name: { label: 'नाम', inputLabel: 'पूरा नाम' },
    phone: { label: 'फ़ोन', inputLabel: 'फ़ोन नंबर', hint: '10 अंकों का नंबर।' },
    email: { label: 'ईमेल', inputLabel: 'ईमेल', hint: 'बुकिंग की जानकारी इसी पर भेजेंगे।' },
    address: {
      label: 'पता',
      inputLabel: 'पिकअप का पता',
      hint: 'फ़्लैट, बिल्डिंग, रोड, लैंडमार्क, पिन कोड।',
    },
    date: { label: 'तारीख' },
    time: { label: 'समय' },
    serviceType: { label: 'सेवा' },
    items: { label: 'कपड़े और जूते', inputLabel: 'क्या-क्या देना है', hint: 'जैसे 3 शर्ट और 1 साड़ी।' },
    instructions: {
      label: 'खास बात',
      inputLabel: 'कोई खास बात',
      hint: 'जैसे दाग, कपड़े की किस्म या गेट का कोड।',
    },
  },

  pickupFields: {
    date: 'पिकअप की तारीख',
    day: 'पिकअप का दिन',
    later: 'और दिन',
    full: 'फ़ुल',
    over: 'समय निकल गया',
    chooseOther: 'इसकी जगह {day} चुनें',
    time: 'पिकअप का समय',
    currentTime: 'आपका अभी का समय',
    fewLeft: 'सिर्फ़ {places} जगह बाकी',
    dateRequired: 'पिकअप की तारीख चुनें।',
    dateInPast: 'यह तारीख निकल चुकी है। आगे की कोई तारीख चुनें।',
    timeRequired: 'पिकअप का समय चुनें।',
  },

  pickups: {
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
  },

  booking: {
    heading: 'पिकअप बुक करें',
    progress: 'बुकिंग के स्टेप',
    step: 'स्टेप {number}, कुल {count}',
    stepShort: '{number}/{count}',
    steps: {
      service: { name: 'सेवा', heading: 'सेवा चुनें' },
      schedule: { name: 'समय', heading: 'पिकअप का दिन और समय' },
      details: { name: 'जानकारी', heading: 'आपकी जानकारी' },
      confirm: { name: 'कन्फ़र्म', heading: 'बुकिंग कन्फ़र्म करें' },
    },
    remember: 'इस फ़ोन या कंप्यूटर पर मेरी जानकारी याद रखें',
    review: 'बुकिंग एक बार देख लें',
    fromLastTime: 'पिछली बार की जानकारी भर दी गई है',
    change: 'बदलें',
    back: 'पीछे',
    continue: 'आगे बढ़ें',
    call: 'कॉल',
    confirm: 'कन्फ़र्म करें',
    confirming: 'बुक हो रहा है…',
    bookAnother: 'एक और बुक करें',
    lostLink: 'बुकिंग का लिंक नहीं मिल रहा?',
    serviceRequired: 'आगे बढ़ने के लिए सेवा चुनें।',
    nameRequired: 'अपना पूरा नाम लिखें।',
    phoneRequired: 'अपना फ़ोन नंबर लिखें।',
    addressRequired: 'पिकअप का पता लिखें।',
    unreadable: '{field}: यह पढ़ा नहीं जा सका। फिर से टाइप करें।',
    failed: 'बुकिंग नहीं हुई',
    failedDetail: 'बुकिंग भेजने में दिक्कत हुई। फिर कोशिश करें।',
    unconfirmed:
      'हो सकता है आपकी बुकिंग हम तक न पहुँची हो। आपकी भरी जानकारी यहाँ सुरक्षित है। फिर कोशिश करें; बुकिंग दो बार नहीं होगी।',
  },

  bookingReply: {
    linkedService: 'बुकिंग: {service}',
    saved: 'बुकिंग हो गई!',
    savedDetail: 'आपकी बुकिंग आईडी {reference} है। पिकअप कन्फ़र्म करने के लिए हम आपसे संपर्क करेंगे।',
    savedBefore:
      'आपकी बुकिंग आईडी {reference} है। यह बुकिंग हमें पहले ही मिल चुकी थी, इसलिए आपके नए बदलाव इसमें नहीं हैं। समय बदलने या कैंसल करने के लिए इसे खोलें, या हमें कॉल करें।',
    samePickup: 'इसी समय का एक पिकअप पहले से बुक है। एक और बुक करें?',
    bookedBefore:
      'इस फ़ॉर्म से एक दिन से ज़्यादा समय पहले बुकिंग हो चुकी है, इसलिए अभी नई बुकिंग नहीं हुई। वह बुकिंग देखने के लिए “मेरी बुकिंग ढूँढें” दबाएँ। नया पिकअप बुक करने के लिए बुकिंग का पेज फिर से खोलें।',
    findIt: 'मेरी बुकिंग ढूँढें',
  },

  bookingLinks,

  booked: {
    manage: bookingLinks.manage,
    heading: 'पिकअप बुक हो गया',
    pickup: 'पिकअप: {pickup}',
    claimTag: 'आपकी बुकिंग आईडी',
    nextSteps: {
      heading: 'अब आगे क्या होगा',
      callNow: 'आज {time} तक',
      callLater: '{day}, {time} के बाद',
      next: 'सबसे पहले',
      call: 'पिकअप कन्फ़र्म करने के लिए हम आपको कॉल करेंगे।',
      callOn: 'पिकअप कन्फ़र्म करने के लिए हम आपको {phone} पर कॉल करेंगे।',
      collect: 'हम कपड़े लेने आएँगे। उन्हें एक बैग में तैयार रखें।',
      collectFrom: 'कपड़े एक बैग में तैयार रखें। हम उन्हें लेने इस पते पर आएँगे: {address}',
      callOutside: 'हम आपको {phone} पर कॉल करके बताएँगे कि पिन कोड {pincode} में आ पाएँगे या नहीं।',
      collectOutside: 'कपड़े एक बैग में तैयार रखें। आ पाए, तो हम उन्हें लेने इस पते पर आएँगे: {address}',
      onceClean: 'साफ़ हो जाने पर',
    },
    confirmationSent: 'बुकिंग की जानकारी ईमेल {email} पर भेज रहे हैं।',
    noEmail: 'आपने ईमेल नहीं दिया है, इसलिए यह बुकिंग कैलेंडर या WhatsApp में सेव कर लें, या कागज़ पर लिख लें।',
    addToCalendar: 'कैलेंडर में जोड़ें',
    saveToWhatsapp: 'WhatsApp पर सेव करें',
    whatsapp: '{business}: पिकअप {pickup} (बुकिंग आईडी {reference})। {manage}: {link}',
    bookAnother: 'एक और पिकअप बुक करें',
  },

  findBooking: {
    heading: 'मेरी बुकिंग ढूँढें',
    intro:
      'अपनी बुकिंग आईडी और फ़ोन नंबर डालें। हम ईमेल पर लिंक भेजेंगे, जिससे आप पिकअप देख सकें, उसका समय बदल सकें या उसे कैंसल कर सकें।',
    reference: 'बुकिंग आईडी',
    referenceHint: 'बुकिंग के बाद मिली 8 अंकों और अक्षरों की आईडी।',
    phone: 'फ़ोन नंबर',
    phoneHint: '10 अंकों का वही नंबर, जिससे बुकिंग की थी।',
    send: 'लिंक भेजें',
    noEmail: 'ईमेल नहीं है? हमें {phone} पर कॉल करें।',
    referenceRequired: 'अपनी बुकिंग आईडी लिखें।',
    referenceInvalid: 'बुकिंग आईडी में 8 अक्षर होते हैं: अंक, और A से F तक के अंग्रेज़ी अक्षर।',
    linkOnItsWay: 'अगर यह बुकिंग हमारे पास है और उसमें आपका ईमेल दिया है, तो हमने लिंक भेज दिया है।',
    linkNotSent: 'लिंक नहीं भेजा गया',
  },

  customerStatuses: {
    pending: 'हम कॉल करेंगे',
    confirmed: 'कन्फ़र्म',
    completed: 'पूरा हुआ',
    cancelled: 'कैंसल',
  },

  returns: {
    backBy: '{day} की शाम तक वापस',
    by: '{day} की शाम तक',
    bringBack: 'हम आपके कपड़े वापस पहुँचा देंगे।',
    backIn: { one: '1 कामकाजी दिन में वापस', other: '{count} कामकाजी दिनों में वापस' },
    return: 'वापसी',
    express: 'एक्सप्रेस',
    yes: 'हाँ',
  },

  delivery: {
    deliverOn: 'डिलीवरी: {day}, {from} से {to} के बीच।',
    choose: 'डिलीवरी का समय चुनें',
    change: 'डिलीवरी का समय बदलें',
    pleaseChoose: 'कृपया डिलीवरी का समय चुनें।',
    chooseDetail: 'जो समय ठीक लगे, उसे चुनें। हमारे निकलने तक आप इसे बदल सकते हैं।',
    chosen: 'डिलीवरी का समय सेव हो गया',
    noTimes: 'अगले कुछ दिनों में डिलीवरी का कोई समय खाली नहीं है। कृपया हमें फ़ोन करें।',
    notOffered: 'यह डिलीवरी का समय उपलब्ध नहीं है। कृपया कोई और समय चुनें।',
  },

  reschedule: {
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
  },

  manage: {
    bookAgain: bookingLinks.again,
    yourPickup: 'आपका पिकअप',
    reschedule: 'समय बदलें',
    cancel: 'पिकअप कैंसल करें',
    updates: 'अब तक क्या हुआ',
    yourBooking: 'आपकी बुकिंग',
    changeByPhone: 'कुछ और बदलना है? हमें {phone} पर कॉल करें।',
    questions: 'कुछ पूछना हो, तो हमें {phone} पर कॉल करें।',
    isCancelled: 'यह पिकअप कैंसल हो चुका है। कुछ गलत लगे, तो हमें कॉल करें।',
    isCompleted: 'यह बुकिंग पूरी हो चुकी है। कुछ गलत लगे, तो हमें कॉल करें।',

    cancelThis: 'यह पिकअप कैंसल करें?',
    cancelDetail: 'हम कपड़े लेने नहीं आएँगे। दूसरा पिकअप जब चाहें बुक करें।',
    keep: 'कैंसल न करें',
    cancelled: 'आपका पिकअप कैंसल हो गया है',
    nothingCollected: 'हम कपड़े लेने नहीं आएँगे।',
    notChanged: 'आपका बदलाव नहीं हुआ',
    changedConcurrently: 'यह पेज खुलने के बाद इस बुकिंग में कुछ बदला है। अभी की जानकारी यह है।',

    unknown: 'यह बुकिंग नहीं मिली',
    unknownDetail:
      'शायद लिंक का कुछ हिस्सा छूट गया है, या हम नया लिंक भेज चुके हैं। पूरा या नया लिंक खोलें, या लिंक फिर से मँगवाएँ।',
    getLink: 'लिंक फिर से मँगवाएँ',
    expired: 'यह लिंक अब नहीं चलेगा',
    expiredDetail: 'बुकिंग का लिंक कपड़े वापस मिलने की तारीख के {days} दिन बाद तक चलता है।',
    findAnother: 'दूसरी बुकिंग ढूँढें',
    orCall: 'या हमें {phone} पर कॉल करें।',
    noPickup: 'ऐसा कोई पिकअप नहीं है।',

    stages: {
      'picked-up': 'पिकअप हो गया',
      arrived: 'दुकान में',
      ready: 'तैयार',
      dispatched: 'रास्ते में',
      delivered: 'पहुँच गए',
    },

    progress: {
      'picked-up': 'पिकअप हो गया: {when}।',
      arrived: 'कपड़े दुकान में हैं: {when} से।',
      ready: 'कपड़े तैयार हैं: {when} से।',
      dispatched: 'कपड़े रास्ते में हैं: {when} से।',
      delivered: 'कपड़े पहुँच गए: {when}।',
    },

    timeline: {
      booked: 'पिकअप बुक हुआ',
      confirmed: 'हमने पिकअप कन्फ़र्म किया',
      completed: 'हमने ऑर्डर पूरा किया',
      cancelled: 'हमने पिकअप कैंसल किया',
      youCancelled: 'आपने पिकअप कैंसल किया',
      rescheduled: 'हमने समय बदला। पहले: {from}। अब: {to}।',
      youRescheduled: 'आपने समय बदला। पहले: {from}। अब: {to}।',
      'picked-up': 'हम आपके कपड़े ले गए',
      arrived: 'आपके कपड़े दुकान में हैं',
      ready: 'आपके कपड़े तैयार हैं',
      deliveryChosen: 'हमने डिलीवरी का समय रखा: {to}',
      youChoseDelivery: 'आपने डिलीवरी का समय चुना: {to}',
      deliveryRemoved: 'हमने डिलीवरी का समय हटाया',
      dispatched: 'आपके कपड़े रास्ते में हैं',
      delivered: 'हमने आपके कपड़े पहुँचा दिए',
    },
  },

  bill: {
    heading: 'आपका बिल',
    pieces: '{count} × {price}',
    kilograms: '{count} किलो × {price}',
    express: 'एक्सप्रेस, {percent}%',
    firstOrder: 'पहले ऑर्डर पर {percent}% की छूट',
    total: 'कुल',
    includedTax: 'इसमें {amount} जीएसटी ({percent}%) शामिल है।',
    gstNumber: 'जीएसटी नंबर: {number}',
    paid: '{time} को पेमेंट मिल गया। धन्यवाद।',
    pay: 'यूपीआई से {amount} दें',
    scan: '{amount} देने के लिए यह कोड किसी भी यूपीआई ऐप से स्कैन करें।',
    afterPayment: 'पैसे मिलने पर हम बिल पर पेमेंट दर्ज कर देंगे।',
  },

  calendar: {
    title: '{business}: पिकअप, बुकिंग आईडी {reference}',
    toChange: 'कुछ बदलना हो, तो {phone} पर कॉल करें।',
    reminder: 'एक घंटे बाद पिकअप है',
  },

  mails: {
    preview: 'पिकअप: {date}, {time}',
    greeting: 'नमस्ते {name},',
    reason: 'वजह: {reason}',
    labels: {
      reference: 'बुकिंग आईडी',
      previousPickup: 'पहले का समय',
      date: 'तारीख',
      time: 'समय',
      service: 'सेवा',
      address: 'पिकअप का पता',
      delivery: 'डिलीवरी',
      backBy: 'कपड़े वापस',
    },
    emailRemoved: {
      heading: 'कैलेंडर से हटाया गया',
      text: 'इस बुकिंग में अब आपका ईमेल पता नहीं है। पिकअप आपके कैलेंडर से हटा दिया गया है, और पहले भेजे ईमेल का लिंक अब नहीं चलेगा।',
    },
    youWrote: 'आपका मैसेज ({time}):',
    phone: 'फ़ोन: {phone}',
  },
}
