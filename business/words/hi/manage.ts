import type { ManageWords } from '#business/words/en/manage.ts'

export const manage: ManageWords = {
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
    collected: 'पिकअप हो गया',
    arrived: 'दुकान में',
    ready: 'तैयार',
    dispatched: 'रास्ते में',
    delivered: 'पहुँच गए',
  },

  progress: {
    collected: 'पिकअप हो गया: {when}।',
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
    collected: 'हम आपके कपड़े ले गए',
    arrived: 'आपके कपड़े दुकान में हैं',
    ready: 'आपके कपड़े तैयार हैं',
    deliveryChosen: 'हमने डिलीवरी का समय रखा: {to}',
    youChoseDelivery: 'आपने डिलीवरी का समय चुना: {to}',
    deliveryRemoved: 'हमने डिलीवरी का समय हटाया',
    dispatched: 'आपके कपड़े रास्ते में हैं',
    delivered: 'हमने आपके कपड़े पहुँचा दिए',
  },
}
