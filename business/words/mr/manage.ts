import type { ManageWords } from '#business/words/en/manage.ts'

export const manage: ManageWords = {
  yourPickup: 'तुमचा पिकअप',
  reschedule: 'वेळ बदला',
  cancel: 'पिकअप रद्द करा',
  updates: 'आतापर्यंत काय झालं',
  yourBooking: 'तुमचं बुकिंग',
  changeByPhone: 'आणखी काही बदलायचं आहे? आम्हाला {phone} नंबरवर कॉल करा.',
  questions: 'काही विचारायचं असेल, तर आम्हाला {phone} नंबरवर कॉल करा.',
  isCancelled: 'हा पिकअप रद्द झाला आहे. काही चुकीचं वाटलं, तर आम्हाला कॉल करा.',
  isCompleted: 'हे बुकिंग पूर्ण झालं आहे. काही चुकीचं वाटलं, तर आम्हाला कॉल करा.',

  cancelThis: 'हा पिकअप रद्द करायचा?',
  cancelDetail: 'आम्ही कपडे न्यायला येणार नाही. दुसरा पिकअप तुम्ही केव्हाही बुक करू शकता.',
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

  stages: {
    collected: 'पिकअप झाला',
    arrived: 'दुकानात',
    ready: 'तयार',
    dispatched: 'वाटेत',
    delivered: 'पोहोचले',
  },

  progress: {
    collected: 'पिकअप झाला: {when}.',
    arrived: 'कपडे दुकानात आहेत: {when} पासून.',
    ready: 'कपडे तयार आहेत: {when} पासून.',
    dispatched: 'कपडे वाटेत आहेत: {when} पासून.',
    delivered: 'कपडे पोहोचले: {when}.',
  },

  timeline: {
    booked: 'पिकअप बुक झाला',
    confirmed: 'आम्ही पिकअप कन्फर्म केला',
    completed: 'आम्ही ऑर्डर पूर्ण केली',
    cancelled: 'आम्ही पिकअप रद्द केला',
    youCancelled: 'तुम्ही पिकअप रद्द केला',
    rescheduled: 'आम्ही वेळ बदलली. आधी: {from}. आता: {to}.',
    youRescheduled: 'तुम्ही वेळ बदलली. आधी: {from}. आता: {to}.',
    collected: 'आम्ही तुमचे कपडे नेले',
    arrived: 'तुमचे कपडे दुकानात आहेत',
    ready: 'तुमचे कपडे तयार आहेत',
    deliveryChosen: 'आम्ही डिलिव्हरीची वेळ ठेवली: {to}',
    youChoseDelivery: 'तुम्ही डिलिव्हरीची वेळ निवडली: {to}',
    deliveryRemoved: 'आम्ही डिलिव्हरीची वेळ काढली',
    dispatched: 'तुमचे कपडे वाटेत आहेत',
    delivered: 'आम्ही तुमचे कपडे पोहोचवले',
  },
}
