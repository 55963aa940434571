import { languages } from '#business/languages/languages.ts'
import { dateNames } from './date-names.ts'
import { defaultTexts } from './mr-default-texts.ts'
import type { Words } from './sentence.ts'

const bookingLinks: Words['bookingLinks'] = {
  manage: 'पाहा, वेळ बदला किंवा रद्द करा',
  order: 'तुमची ऑर्डर पाहा',
  bill: 'तुमचं बिल पाहा',
  again: 'पुन्हा बुक करा',
}

export const marathi: Words = {
  defaultTexts,
  shell: {
    skipToContent: 'थेट मुख्य भागाकडे जा',
    homePage: '{business}, होम पेज',
    menu: 'मेनू',
    close: 'बंद करा',
    navigation: 'मुख्य मेनू',
    languages: 'भाषा',
    bookOrCall: 'बुक किंवा कॉल करा',
  },

  errorPages: {
    offline: 'इंटरनेट बंद आहे',
    offlineDetail: 'तुमचं इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
    failed: 'काहीतरी गडबड झाली',
    failedDetail: 'अडचण आमच्याकडे आहे. एका मिनिटाने पुन्हा प्रयत्न करा.',
    forbidden: 'हे पेज तुम्हाला पाहता येणार नाही',
    forbiddenDetail: 'गरज असेल, तर ॲडमिनला सांगा.',
    notFound: 'अरेच्चा! हे पेज सापडलं नाही',
    notFoundDetail: 'पेजची जागा बदलली असेल, किंवा पत्ता टाइप करताना चूक झाली असेल.',
    refused: 'हे करता आलं नाही',
    refusedDetail: 'मागे जा आणि पुन्हा प्रयत्न करा.',
    toHome: 'होम पेजवर जा',
  },

  requests: {
    unavailable: 'आमची बुकिंग सिस्टम सध्या बंद आहे. एका मिनिटाने पुन्हा प्रयत्न करा.',
    unreadable: 'हा फॉर्म वाचता आला नाही. मागे जा, पेज रीलोड करा आणि पुन्हा प्रयत्न करा.',
    tooLarge: 'तुम्ही लिहिलेलं खूप मोठं आहे, म्हणून फॉर्म पाठवता आला नाही. थोडं कमी लिहून पुन्हा प्रयत्न करा.',
    foreign: 'हा फॉर्म दुसऱ्या वेबसाइटवरून आला होता, म्हणून घेतला नाही. आमच्या वेबसाइटवरचा फॉर्म भरा.',
    unknownMethod: 'या साइटला फक्त GET, HEAD आणि POST समजतं.',
    unknownExpectation: 'या साइटला हा Expect हेडर समजत नाही.',
    invalidLink: 'ही लिंक वाचता आली नाही. लिहिताना चूक झाली आहे का ते पाहा.',
  },

  forms: {
    honeypot: 'वेबसाइट (ही जागा रिकामी ठेवा)',
    optional: '{label} (सक्ती नाही)',
    invalidFields: {
      one: 'एक गोष्ट तपासा',
      other: '{count} गोष्टी तपासा',
    },
    charactersLeft: { one: '1 अक्षर बाकी', other: '{count} अक्षरं बाकी' },
    opensInNewTab: '(नवीन टॅबमध्ये उघडेल)',
    nameHasLink: 'नावात वेबसाइटचा पत्ता लिहू नका.',
    emailInvalid: 'हा ईमेल बरोबर वाटत नाही. एकदा तपासा.',
    phoneInvalid: 'फोन नंबर तपासा. तो 10 अंकी हवा.',
    tooLong: 'इथे {limit} पेक्षा जास्त अक्षरं लिहू नका.',
    expired: 'फॉर्म उघडून बराच वेळ झाला आहे. पेज रीलोड करून पुन्हा प्रयत्न करा.',
    orCall: 'किंवा आम्हाला {phone} नंबरवर कॉल करा.',
  },

  spam: {
    nothingStored: 'काही पाठवलं नाही. तुम्ही भरलेलं सगळं इथेच आहे.',
    unclear: 'आत्ता आम्हाला हे स्वीकारता आलं नाही.',
    exceeded: {
      booking: {
        phone: 'या नंबरवरून खूप बुकिंग झाली आहेत.',
        address: 'तुमच्या इंटरनेट कनेक्शनवरून खूप बुकिंग झाली आहेत.',
        shared: 'सध्या इतकी बुकिंग येत आहेत की आम्हाला आणखी घेता येत नाहीत.',
      },
      lostLink: {
        phone: 'या नंबरसाठी लिंक खूप वेळा मागितली आहे.',
        address: 'तुमच्या इंटरनेट कनेक्शनवरून लिंक खूप वेळा मागितली आहे.',
        shared: 'सध्या इतके लोक लिंक मागत आहेत की आम्हाला सगळ्यांना पाठवता येत नाही.',
      },
      change: {
        address: 'तुमच्या इंटरनेट कनेक्शनवरून खूप बदल झाले आहेत.',
        shared: 'सध्या इतके बदल येत आहेत की आम्हाला आणखी घेता येत नाहीत.',
      },
      contact: {
        address: 'तुमच्या इंटरनेट कनेक्शनवरून खूप मेसेज आले आहेत.',
        shared: 'सध्या इतके मेसेज येत आहेत की आम्हाला आणखी घेता येत नाहीत.',
      },
    },
    changedTooOften: {
      rescheduled: {
        recently: 'या पिकअपची वेळ एका तासात {count} वेळा बदलली आहे.',
        ever: 'या पिकअपची वेळ खूप वेळा बदलली आहे. पुन्हा बदलायची असेल, तर आम्हाला कॉल करा.',
        everCall:
          'या पिकअपची वेळ खूप वेळा बदलली आहे. पुन्हा बदलायची असेल, तर आम्हाला {phone} नंबरवर कॉल करा.',
      },
      'delivery-chosen': {
        recently: 'डिलिव्हरीची वेळ एका तासात {count} वेळा बदलली आहे.',
        ever: 'डिलिव्हरीची वेळ खूप वेळा बदलली आहे. पुन्हा बदलायची असेल, तर आम्हाला कॉल करा.',
        everCall:
          'डिलिव्हरीची वेळ खूप वेळा बदलली आहे. पुन्हा बदलायची असेल, तर आम्हाला {phone} नंबरवर कॉल करा.',
      },
    },
    tryAgain: '{wait} थांबून पुन्हा प्रयत्न करा.',
    tryAgainOrCall: '{wait} थांबून पुन्हा प्रयत्न करा, किंवा {phone} नंबरवर कॉल करा.',
    call: 'कॉल करा: {phone}',
    waits: {
      seconds: { one: '1 सेकंद', other: '{count} सेकंद' },
      minutes: { one: '1 मिनिट', other: '{count} मिनिटं' },
    },
  },

  toasts: {
    list: 'सूचना',
    close: 'ही सूचना बंद करा',
  },

  pageNames: {
    home: 'होम',
    services: 'सेवा',
    about: 'आमच्याविषयी',
    locations: 'आमची दुकानं',
    contact: 'संपर्क',
    booking: 'पिकअप बुक करा',
    privacy: 'प्रायव्हसी',
  },

  sections: {
    aboutUs: 'आमच्याविषयी',
    gallery: 'फोटो',
    carousel: 'स्लाइड शो',
    slides: '{gallery}, {count} स्लाइड',
    slide: 'स्लाइड',
    slidePosition: '{count} पैकी {position}',
    pincode: 'पिन कोड',
    directionsTo: ': {place}',
    map: 'नकाशा',
    ourLocations: 'आमची दुकानं',
    mapOf: 'नकाशा, {place}: {names}',
    streetMapOf: 'रस्त्यांचा नकाशा: {place}',
    streetMap: 'रस्त्यांचा नकाशा{ofPlace}, OpenStreetMap वरून',
    ofPlace: ': {place}',
    pageNotFound: 'पेज सापडलं नाही',
    collectsThere: 'हो, {branch} दुकान तिथे पिकअप करतं',
    bookPickup: 'पिकअप बुक करा',
  },

  prices: {
    item: 'प्रकार',
    price: 'दर',
    from: '{unit} {price} पासून',
    estimate: 'खर्चाचा अंदाज घ्या',
    addOne: 'एक वाढवा',
    removeOne: 'एक कमी करा',
    about: 'अंदाजे {sum}. मोजल्यावर आम्ही नक्की रक्कम सांगू.',
    aboutExpress: 'एक्सप्रेसचे {percent}% धरून अंदाजे {sum}. मोजल्यावर आम्ही नक्की रक्कम सांगू.',
    startCounting: 'नग वाढवण्यासाठी + दाबा.',
    kg: 'किलो',
  },

  serviceArea: {
    question: 'आम्ही तुमच्याकडे येतो का?',
    collects: 'हो. पिन कोड {pincode} या भागात आम्ही {branch} दुकानातून कपडे न्यायला येतो.',
    notSure:
      'पिन कोड {pincode} या भागात कदाचित आम्हाला येता येणार नाही. तरीही बुक करा; येता येईल का, ते आम्ही कॉल करून सांगू.',
    notThere: 'पिन कोड {pincode} या भागात आम्ही अजून येत नाही.',
    orCall: '{phone} नंबरवर कॉल करा; काही मार्ग निघतो का ते पाहू.',
    pincodeNeeded: 'पत्त्यात पिन कोडही लिहा, म्हणजे तिथे आमचा पिकअप असतो का ते कळेल.',
    pincodeInvalid: '6 अंकी पिन कोड लिहा, उदा. 400058.',
  },

  contact: {
    heading: 'आम्हाला मेसेज पाठवा',
    labels: {
      name: 'नाव',
      email: 'ईमेल',
      phone: 'फोन (सक्ती नाही)',
      subject: 'विषय',
      message: 'मेसेज',
    },
    send: 'मेसेज पाठवा',
    sending: 'पाठवत आहे…',
    nameRequired: 'तुमचं नाव लिहा.',
    emailRequired: 'तुमचा ईमेल लिहा.',
    subjectRequired: 'विषय लिहा.',
    messageRequired: 'तुमचा मेसेज लिहा.',
    received: 'तुमचा मेसेज मिळाला आहे. आम्ही ईमेल किंवा फोनवर उत्तर देऊ.',
    sent: 'मेसेज पाठवला!',
    sentDetail: 'आम्ही तुम्हाला लवकरच उत्तर देऊ.',
    failed: 'मेसेज गेला नाही',
    failedDetail: 'मेसेज पाठवताना अडचण आली. पुन्हा प्रयत्न करा.',
    unconfirmed:
      'तुमचा मेसेज कदाचित आमच्यापर्यंत पोहोचला नसेल. तो इथे सुरक्षित आहे. पुन्हा पाठवा; आम्हाला तो एकदाच मिळेल.',
  },

  dates: {
    today: 'आज',
    tomorrow: 'उद्या',
    closed: 'बंद',
    range: '{from} ते {to}',
    wholeHour: '{part} {hour}',
    hourAndMinutes: '{part} {hour}:{minutes}',
    dayParts: [
      { fromHour: 4, name: 'सकाळी' },
      { fromHour: 12, name: 'दुपारी' },
      { fromHour: 16, name: 'संध्याकाळी' },
      { fromHour: 20, name: 'रात्री' },
    ],
    ...dateNames(languages.mr.locale),
  },

  slots: {
    '9AM-11AM': 'सकाळी 9 ते 11',
    '11AM-1PM': 'सकाळी 11 ते दुपारी 1',
    '1PM-3PM': 'दुपारी 1 ते 3',
    '3PM-5PM': 'दुपारी 3 ते संध्याकाळी 5',
    '5PM-7PM': 'संध्याकाळी 5 ते 7',
  },

  serviceTypes: {
    'dry-cleaning': {
      label: 'ड्राय क्लीनिंग',
      description: 'नाजूक कपडे, सूट, ड्रेस आणि समारंभाचे कपडे',
    },
    laundry: { label: 'लॉन्ड्री', description: 'रोजचे कपडे, चादरी आणि टॉवेल' },
    shoes: { label: 'शू क्लीनिंग', description: 'शूजची आतून-बाहेरून सफाई आणि नव्यासारखी चमक' },
    both: {
      label: 'दोन्ही: ड्राय क्लीनिंग आणि लॉन्ड्री',
      description: 'काही कपडे ड्राय क्लीनिंगला, बाकीचे लॉन्ड्रीला',
    },
  },

  bookingFields: {
    name: { label: 'नाव', inputLabel: 'पूर्ण नाव' },
    phone: { label: 'फोन', inputLabel: 'फोन नंबर', hint: '10 अंकी.' },
    email: { label: 'ईमेल', inputLabel: 'ईमेल', hint: 'बुकिंगची माहिती यावर पाठवू.' },
    address: {
      label: 'पत्ता',
      inputLabel: 'पिकअपचा पत्ता',
      hint: 'फ्लॅट, बिल्डिंग, रस्ता, जवळची खूण, पिन कोड.',
    },
    date: { label: 'तारीख' },
    time: { label: 'वेळ' },
    serviceType: { label: 'सेवा' },
    items: { label: 'कपडे आणि शूज', inputLabel: 'काय काय द्यायचं आहे', hint: 'उदा. 3 शर्ट आणि 1 साडी.' },
    instructions: {
      label: 'खास सूचना',
      inputLabel: 'काही खास सूचना',
      hint: 'उदा. डाग, कापडाचा प्रकार किंवा गेटचा कोड.',
    },
  },

  pickupFields: {
    date: 'पिकअपची तारीख',
    day: 'पिकअपचा दिवस',
    later: 'पुढचे दिवस',
    full: 'फुल',
    over: 'वेळ गेली',
    chooseOther: 'त्याऐवजी {day} निवडा',
    time: 'पिकअपची वेळ',
    currentTime: 'तुमची सध्याची वेळ',
    fewLeft: 'फक्त {places} जागा बाकी',
    dateRequired: 'पिकअपची तारीख निवडा.',
    dateInPast: 'ही तारीख होऊन गेली आहे. पुढची तारीख निवडा.',
    timeRequired: 'पिकअपची वेळ निवडा.',
  },

  pickups: {
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
  },

  booking: {
    heading: 'पिकअप बुक करा',
    progress: 'बुकिंगच्या स्टेप',
    step: 'स्टेप {number} (एकूण {count})',
    stepShort: '{number}/{count}',
    steps: {
      service: { name: 'सेवा', heading: 'सेवा निवडा' },
      schedule: { name: 'वेळ', heading: 'पिकअपचा दिवस आणि वेळ' },
      details: { name: 'माहिती', heading: 'तुमची माहिती' },
      confirm: { name: 'कन्फर्म', heading: 'बुकिंग कन्फर्म करा' },
    },
    remember: 'या फोन किंवा कॉम्प्युटरवर माझी माहिती लक्षात ठेवा',
    review: 'बुकिंग एकदा तपासा',
    fromLastTime: 'मागच्या वेळची माहिती भरली आहे',
    change: 'बदला',
    back: 'मागे',
    continue: 'पुढे',
    call: 'कॉल',
    confirm: 'कन्फर्म करा',
    confirming: 'बुक होत आहे…',
    bookAnother: 'आणखी एक पिकअप बुक करा',
    lostLink: 'बुकिंगची लिंक सापडत नाही?',
    serviceRequired: 'पुढे जाण्यासाठी सेवा निवडा.',
    nameRequired: 'तुमचं पूर्ण नाव लिहा.',
    phoneRequired: 'तुमचा फोन नंबर लिहा.',
    addressRequired: 'पिकअपचा पत्ता लिहा.',
    unreadable: '{field}: फक्त साधा मजकूर लिहा.',
    failed: 'बुकिंग झालं नाही',
    failedDetail: 'बुकिंग पाठवताना अडचण आली. पुन्हा प्रयत्न करा.',
    unconfirmed:
      'तुमचं बुकिंग कदाचित आमच्यापर्यंत पोहोचलं नसेल. तुमची माहिती इथे सुरक्षित आहे. पुन्हा प्रयत्न करा; दोनदा बुकिंग होणार नाही.',
  },

  bookingReply: {
    linkedService: 'बुकिंग: {service}',
    saved: 'बुकिंग झालं!',
    savedDetail: 'तुमचा बुकिंग आयडी: {reference}. पिकअप कन्फर्म करण्यासाठी आम्ही तुमच्याशी संपर्क करू.',
    savedBefore:
      'तुमचा बुकिंग आयडी: {reference}. हे बुकिंग आम्हाला आधीच मिळालं होतं, म्हणून तुमचे नवीन बदल त्यात नाहीत. वेळ बदलण्यासाठी किंवा रद्द करण्यासाठी ते उघडा, किंवा आम्हाला कॉल करा.',
    samePickup: 'याच वेळेचा एक पिकअप आधीच बुक आहे. आणखी एक बुक करायचा?',
    bookedBefore:
      'या फॉर्मवरून बुकिंग होऊन एक दिवसापेक्षा जास्त वेळ झाला आहे, म्हणून आता नवीन काही बुक झालं नाही. ते बुकिंग पाहण्यासाठी “माझं बुकिंग शोधा” दाबा. नवीन पिकअप बुक करण्यासाठी बुकिंगचं पेज पुन्हा उघडा.',
    findIt: 'माझं बुकिंग शोधा',
  },

  bookingLinks,

  booked: {
    manage: bookingLinks.manage,
    heading: 'पिकअप बुक झाला',
    pickup: 'पिकअप: {pickup}',
    pickupOutside: 'पिन कोड {pincode} या भागात येता आलं, तर पिकअप: {pickup}',
    claimTag: 'तुमचा बुकिंग आयडी',
    nextSteps: {
      heading: 'आता पुढे काय होईल',
      callNow: 'आज {time} पर्यंत',
      callLater: '{day}, {time} नंतर',
      next: 'सगळ्यात आधी',
      call: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला कॉल करू.',
      callOn: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला {phone} नंबरवर कॉल करू.',
      collect: 'आम्ही कपडे न्यायला येऊ. ते एका पिशवीत तयार ठेवा.',
      collectFrom: 'या पत्त्यावर आम्ही कपडे न्यायला येऊ: {address}. कपडे एका पिशवीत तयार ठेवा.',
      callOutside:
        'पिन कोड {pincode} या भागात येता येईल का, ते आम्ही तुम्हाला {phone} नंबरवर कॉल करून सांगू.',
      collectOutside:
        'येता आलं, तर या पत्त्यावर आम्ही कपडे न्यायला येऊ: {address}. कपडे एका पिशवीत तयार ठेवा.',
      onceClean: 'कपडे स्वच्छ झाल्यावर',
    },
    confirmationSent: 'बुकिंगची माहिती {email} या ईमेलवर पाठवत आहोत.',
    noEmail:
      'तुम्ही ईमेल दिलेला नाही, म्हणून हे बुकिंग कॅलेंडरमध्ये किंवा WhatsApp वर सेव्ह करा, किंवा कागदावर लिहून ठेवा.',
    addToCalendar: 'कॅलेंडरमध्ये टाका',
    saveToWhatsapp: 'WhatsApp वर सेव्ह करा',
    whatsapp: '{business}. पिकअप: {pickup}. बुकिंग आयडी: {reference}. {manage}: {link}',
    bookAnother: 'आणखी एक पिकअप बुक करा',
  },

  findBooking: {
    heading: 'माझं बुकिंग शोधा',
    intro:
      'तुमचा बुकिंग आयडी आणि फोन नंबर टाका. आम्ही ईमेलवर लिंक पाठवू. त्या लिंकवरून पिकअप पाहता येईल, त्याची वेळ बदलता येईल किंवा तो रद्द करता येईल.',
    reference: 'बुकिंग आयडी',
    referenceHint: 'बुकिंग झाल्यावर मिळालेली 8 अक्षरं आणि अंक.',
    phone: 'फोन नंबर',
    phoneHint: 'बुकिंग करताना दिलेला 10 अंकी नंबर.',
    send: 'लिंक पाठवा',
    noEmail: 'ईमेल नाही? आम्हाला {phone} नंबरवर कॉल करा.',
    referenceRequired: 'तुमचा बुकिंग आयडी लिहा.',
    referenceInvalid: 'बुकिंग आयडीमध्ये एकूण 8 अक्षरं आणि अंक असतात. अक्षरं A ते F असतात.',
    linkOnItsWay: 'असं बुकिंग असेल आणि त्यात तुमचा ईमेल असेल, तर आम्ही लिंक पाठवली आहे.',
    linkNotSent: 'लिंक पाठवली नाही',
  },

  order: {
    stages: {
      pending: 'आम्ही तुम्हाला कॉल करू',
      confirmed: 'पिकअप कन्फर्म',
      'picked-up': 'पिकअप झाला',
      arrived: 'कपडे दुकानात आहेत',
      ready: 'कपडे तयार आहेत',
      dispatched: 'कपडे वाटेत आहेत',
      delivered: 'कपडे पोहोचले',
      cancelled: 'पिकअप रद्द',
    },
    next: {
      pending: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला कॉल करू.',
      confirmed: 'कपडे एका पिशवीत तयार ठेवा. आम्ही ते न्यायला येऊ.',
      'picked-up': 'कपडे आमच्याकडे आहेत. काही विचारायचं असेल, तर कॉल करा.',
      arrived: 'तुमच्या कपड्यांची सफाई सुरू आहे.',
      ready: 'डिलिव्हरीची वेळ निवडा.',
      deliveryChosen: 'आम्ही निघेपर्यंत तुम्ही डिलिव्हरीची वेळ बदलू शकता.',
      dispatched: 'आम्ही तुमच्याकडे येत आहोत.',
      delivered: 'तुमचे कपडे तुमच्याकडे पोहोचले आहेत. धन्यवाद.',
      unpaid: {
        dispatched: 'आम्ही तुमच्याकडे येत आहोत. {amount} तयार ठेवा.',
        delivered: 'तुमचे कपडे तुमच्याकडे पोहोचले आहेत. आता {amount} द्या.',
      },
      cancelled: 'आम्ही कपडे न्यायला येणार नाही. दुसरा पिकअप तुम्ही केव्हाही बुक करू शकता.',
      cancelledLate: 'कपड्यांबद्दल काही विचारायचं असेल, तर आम्हाला कॉल करा.',
    },
    deliveryOn: 'डिलिव्हरी: {delivery}',
    deliveredOn: 'डिलिव्हरी झाली: {day}',
    yourOrder: 'तुमची ऑर्डर',
    timeline: {
      booked: 'पिकअप बुक झाला',
      youCancelled: 'तुम्ही पिकअप रद्द केला',
      rescheduled: 'आम्ही पिकअपची वेळ बदलली. आधी: {from}. आता: {to}.',
      youRescheduled: 'तुम्ही पिकअपची वेळ बदलली. आधी: {from}. आता: {to}.',
      deliveryChosen: 'आम्ही डिलिव्हरीची वेळ ठेवली: {to}',
      youChoseDelivery: 'तुम्ही डिलिव्हरीची वेळ निवडली: {to}',
      deliveryRemoved: 'आम्ही डिलिव्हरीची वेळ काढली',
    },
  },

  returns: {
    backBy: '{day}, संध्याकाळपर्यंत परत',
    by: '{day}, संध्याकाळपर्यंत',
    bringBack: 'आम्ही तुमचे कपडे परत पोहोचवू.',
    backIn: { one: 'कामाच्या 1 दिवसात परत', other: 'कामाच्या {count} दिवसांत परत' },
    return: 'परत मिळतील',
    express: 'एक्सप्रेस',
    yes: 'हो',
  },

  delivery: {
    deliverOn: 'डिलिव्हरी: {day}, {from} ते {to} दरम्यान.',
    choose: 'डिलिव्हरीची वेळ निवडा',
    change: 'डिलिव्हरीची वेळ बदला',
    pleaseChoose: 'कृपया डिलिव्हरीची वेळ निवडा.',
    chooseDetail: 'तुम्हाला सोयीची वेळ निवडा. आम्ही निघेपर्यंत तुम्ही ती बदलू शकता.',
    chosen: 'डिलिव्हरीची वेळ सेव्ह झाली',
    noTimes: 'पुढच्या काही दिवसांत डिलिव्हरीसाठी वेळ शिल्लक नाही. कृपया आम्हाला फोन करा.',
    notOffered: 'ही डिलिव्हरीची वेळ उपलब्ध नाही. कृपया दुसरी वेळ निवडा.',
  },

  reschedule: {
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
  },

  manage: {
    bookAgain: bookingLinks.again,
    reschedule: 'वेळ बदला',
    cancel: 'पिकअप रद्द करा',
    updates: 'आतापर्यंत काय झालं',
    changeByPhone: 'आणखी काही बदलायचं आहे? आम्हाला {phone} नंबरवर कॉल करा.',
    questions: 'काही विचारायचं असेल, तर आम्हाला {phone} नंबरवर कॉल करा.',

    cancelThis: 'हा पिकअप रद्द करायचा?',
    keep: 'पिकअप राहू द्या',
    cancelled: 'तुमचा पिकअप रद्द झाला आहे',
    nothingCollected: 'आम्ही कपडे न्यायला येणार नाही.',
    notChanged: 'काही बदललं नाही',
    changedConcurrently: 'तुम्ही उघडल्यानंतर या बुकिंगमध्ये बदल झाला आहे. आताची माहिती ही आहे.',

    unknown: 'हे बुकिंग सापडलं नाही',
    unknownDetail:
      'लिंकचा काही भाग राहिला असेल, किंवा आम्ही नवीन लिंक पाठवली असेल. पूर्ण किंवा नवीन लिंक उघडा, किंवा लिंक पुन्हा मागवा.',
    getLink: 'लिंक पुन्हा मागवा',
    expired: 'ही लिंक आता चालणार नाही',
    expiredDetail: 'बुकिंगची लिंक कपडे परत मिळण्याच्या तारखेनंतर {days} दिवस चालते.',
    findAnother: 'दुसरं बुकिंग शोधा',
    orCall: 'किंवा आम्हाला {phone} नंबरवर कॉल करा.',
    noPickup: 'असा पिकअप नाही.',
  },

  bill: {
    heading: 'तुमचं बिल',
    pieces: '{count} × {price}',
    kilograms: '{count} किलो × {price}',
    express: 'एक्सप्रेस, {percent}%',
    firstOrder: 'पहिल्या ऑर्डरवर {percent}% सूट',
    total: 'एकूण',
    includedTax: 'यात {amount} जीएसटी ({percent}%) आहे.',
    gstNumber: 'जीएसटी नंबर: {number}',
    paid: '{time} रोजी पेमेंट मिळालं ({method}). धन्यवाद.',
    methods: { upi: 'यूपीआय', cash: 'रोख', card: 'कार्ड' },
    receipt: 'पावती',
    due: 'देणं बाकी',
    pay: '{amount} द्या',
    payByUpi: 'यूपीआयने {amount} द्या',
    scan: '{amount} देण्यासाठी हा कोड कोणत्याही यूपीआय ॲपने स्कॅन करा.',
    onThisPhone: 'याच फोनवरून द्यायचे आहेत? कोड सेव्ह करा, मग तुमच्या यूपीआय ॲपमध्ये उघडा.',
    saveCode: 'कोड सेव्ह करा',
    copyInstead: 'किंवा हे कॉपी करून तुमच्या यूपीआय ॲपमध्ये टाका:',
    upiId: 'यूपीआय आयडी',
    payee: 'नाव',
    amount: 'रक्कम',
    openApp: 'यूपीआय ॲप उघडा',
    openAppHint: 'काही यूपीआय ॲप लिंकवरून पेमेंट घेत नाहीत. तेव्हा कोड वापरा.',
    afterPayment: 'पैसे मिळाल्यावर आम्ही बिलावर पेमेंटची नोंद करू.',
  },

  calendar: {
    title: '{business}: पिकअप, बुकिंग आयडी {reference}',
    toChange: 'काही बदलायचं असेल, तर {phone} नंबरवर कॉल करा.',
    reminder: 'एका तासात पिकअप',
  },

  mails: {
    preview: 'पिकअप: {date}, {time}',
    greeting: 'नमस्कार {name},',
    reason: 'कारण: {reason}',
    labels: {
      reference: 'बुकिंग आयडी',
      previousPickup: 'आधीची वेळ',
      date: 'पिकअपची तारीख',
      time: 'पिकअपची वेळ',
      service: 'सेवा',
      address: 'पत्ता',
      delivery: 'डिलिव्हरी',
      backBy: 'कपडे परत',
    },
    emailRemoved: {
      heading: 'कॅलेंडरमधून काढलं',
      text: 'या बुकिंगमध्ये आता तुमचा ईमेल पत्ता नाही. पिकअप तुमच्या कॅलेंडरमधून काढला आहे, आणि आधीच्या ईमेलमधली लिंक आता चालणार नाही.',
    },
    youWrote: 'तुमचा मेसेज ({time}):',
    phone: 'फोन: {phone}',
  },
}
