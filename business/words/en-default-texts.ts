const bookNow = 'Book Now'
const banner = { button: bookNow }
const getDirections = 'Get directions'

/**
 * Used where editors leave a text empty. Pages have the shape of their global, for
 * `resolveContent`. Words in braces are placeholders.
 */
export const defaultTexts = {
  businessName: 'Saaf',
  country: 'India',
  layout: {
    headerLinks: [
      { label: 'Home', page: 'home' },
      { label: 'Services', page: 'services' },
      { label: 'About', page: 'about' },
      { label: 'Contact', page: 'contact' },
      { label: 'Schedule Pickup', page: 'booking' },
    ],
    callButton: 'Call Now',
    bookButton: bookNow,
    scheduleButton: 'Schedule Pickup',
    footerLinks: [
      { label: 'Home', page: 'home' },
      { label: 'About Us', page: 'about' },
      { label: 'Services', page: 'services' },
      { label: 'Locations', page: 'locations' },
      { label: 'Book Pickup', page: 'booking' },
      { label: 'Contact', page: 'contact' },
    ],
    linksHeading: 'Quick Links',
    contactHeading: 'Contact',
    hoursHeading: 'Business Hours',
    socialHeading: 'Follow Us',
    privacyLink: 'Privacy',
    notFound: {
      heading: 'Oops! Page not found',
      text: 'We looked behind every hanger. The page may have moved, or the address may be mistyped.',
      button: 'Back to the home page',
    },
  },
  home: {
    hero: {
      firstButton: 'Schedule Pickup Now',
      secondButton: 'Our Services',
      reasons: [
        { text: 'Trusted by {customers} customers' },
        { text: 'In business since {founded}' },
        { text: '{rating} from {reviews} reviews' },
      ],
    },
    services: { button: 'View All Services' },
    banner,
    findUs: { directions: getDirections },
  },
  about: {
    stats: { years: 'years in business', customers: 'customers', garments: 'garments cleaned' },
    banner,
  },
  services: {
    bookButton: 'Book {service}',
    prices: {
      link: 'Prices',
      heading: 'Price list',
      text: 'We check each piece with you at the door and tell you the price before we start.',
    },
    guarantee: {
      heading: 'If something goes wrong',
      text: 'It is rare. When it happens, this is what we do.',
      sections: [
        {
          heading: 'Damage and loss',
          text: 'We count and check each piece with you at the door, so that we both know how it left. If one comes back damaged, or does not come back, call {phone} as soon as you see it. We will find out what happened and tell you how we will put it right.',
        },
        {
          heading: 'Insurance',
          text: 'Tell us before we collect a piece that is worth a lot or cannot be replaced. We will say whether our insurance covers it, so that you can decide.',
        },
        {
          heading: 'Complaints',
          text: 'Call {phone} or write to {email}. A person at the shop answers, and tells you what happens next and when.',
        },
      ],
    },
    banner,
  },
  locations: {
    intro: { count: '{count} shops across Mumbai.' },
    cards: {
      mainBranch: 'Main branch',
      directions: 'Directions',
      showOnMap: 'Show on the map',
    },
    serviceArea: {
      heading: 'Do we come to you?',
      text: 'Enter your pincode to see which shop collects from you.',
      button: 'Check',
    },
  },
  contact: {
    cards: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Hours' },
    form: {
      consent: 'By sending this, you agree to our keeping it so that we can reply.',
      privacyLink: 'Privacy',
    },
    map: { directions: getDirections },
  },
  booking: {
    consent: 'By confirming, you agree to our keeping these details for your pickup.',
    privacyLink: 'Privacy',
    booked: {
      delivery: 'We’ll tell you at the door when your clothes come back.',
      payment: 'You pay when your clothes come back.',
    },
  },
  privacy: {
    sections: [
      {
        heading: 'The details we keep',
        text: `When you book a pickup, we keep:
- your name, phone number and address, to collect and return your clothes and to check if this is your first order;
- your email address, if you give one, to confirm the pickup and send you updates;
- the service, day and time you chose, the items and your instructions, to clean them as you wish;
- the outcome of the booking, and our emails about it.

When you write to us, we keep your name, email address, phone number (if you give one) and message, to reply to you.

We keep these details because you agreed to it when you sent the form. We use them for nothing else.`,
      },
      {
        heading: 'How we share your details',
        text: `Only {business} and the people who work for us can see your details. The companies that run our servers and deliver our emails handle them on our behalf. We do not sell or lend them or use them for advertising, and this site does not track you.

We draw our maps ourselves. If you open a street map, it comes from OpenStreetMap, which can then see your internet address. Links to WhatsApp and other services lead to other companies, which have their own privacy rules.`,
      },
      {
        heading: 'How long we keep your details',
        text: `{retention} Then we remove everything that identifies you. We keep only what was booked, when, and the outcome. Newer backups replace older ones.`,
      },
      {
        heading: 'Your rights',
        text: `Under the Digital Personal Data Protection Act, 2023, you can at any time:
- ask which details we keep about you, what we do with them and who has received them; we will send you a copy;
- have them corrected, completed or updated;
- have them erased;
- withdraw your consent. We then erase your details; what we did with them before remains lawful. We also cancel any upcoming pickup, because we cannot collect without your address;
- name someone to do all this for you if you die or can no longer do it yourself.

Call {phone} or write to {email} and tell us the phone number you booked with. We will check that it is you, and reply within 30 days.`,
      },
      {
        heading: 'If you are not satisfied',
        text: `Please tell us first: call {phone} or write to {email}. The person who replies is responsible for how we handle your data, and looks into every complaint within 30 days. If you are still not satisfied, you can complain to the Data Protection Board of India on its website.`,
      },
      {
        heading: 'On your device and on our servers',
        text: `While you fill in a booking, your browser stores what you enter until you send it or close the tab. If you tick “Remember me on this device”, your browser also stores your name, phone number, email and address for your next booking, until you untick it. We receive these details only when you send the form. We set a cookie only to show you one message after you send a form, for a minute at most; to ask before you book the same time twice, for a month after a booking; and to keep our staff signed in.

To protect us from floods of bookings, we count how many come from one phone number and from one internet address. For this we keep both for a few hours, scrambled. Our servers record which pages are requested, but not by whom.`,
      },
      {
        heading: 'Young people and other languages',
        text: `If you are under 18, please ask a parent or guardian to book for you. This page is also in Hindi and Marathi. If you would like it in another language listed in the Eighth Schedule to the Constitution, please ask us.`,
      },
    ],
  },
  privacyIntro: {
    heading: 'Privacy',
    text: 'Which details we keep about you, why and for how long, and your rights.',
  },
  /** Replaces a missing phone number or email address: `Call us`. */
  us: 'us',
  retention: {
    limited: 'For {period} after your pickup, its cancellation or your message to us.',
    unlimited: 'Until you ask us to erase them.',
    months: '{count} months',
  },
  privacySummary: {
    heading: 'In short',
    kept: 'How long we keep your details',
    ask: 'Who to ask',
    complain: 'Where to complain',
    board: 'To us first, then to the Data Protection Board of India.',
  },
  whatsapp: {
    pending:
      'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Does that work for you?',
    confirmed:
      'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please keep your clothes ready in a bag.',
    completed:
      'Hello {name}, this is {business}. Your order {reference} is delivered. Thank you for trusting us.',
    cancelled:
      'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. If anything is wrong, please call us on {phone}.',
    missed:
      'Hello {name}, this is {business}. We came on {date}, but could not collect your clothes (booking ID {reference}). Please choose a new time: {link}',
    ready:
      'Hello {name}, this is {business}. Your clothes are clean and ready (booking ID {reference}). Please choose when we deliver them: {link}',
    dispatched:
      'Hello {name}, this is {business}. Your clothes are on their way to you (booking ID {reference}).',
    delivered:
      'Hello {name}, this is {business}. We have delivered your clothes (booking ID {reference}). If anything is wrong, please call us on {phone}.',
  },
  /** Editors cannot change subjects and headings. The reference follows the subject. */
  mails: {
    confirmation: {
      subject: 'Booking Confirmation',
      heading: 'We have your booking',
      introduction:
        'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
      closing:
        'Need to change something? Open your booking with the link above, or call us on {phone}.',
    },
    confirmed: {
      subject: 'Pickup Confirmed',
      heading: 'Your pickup is confirmed',
      introduction: 'Your pickup is confirmed. Please keep your clothes ready in a bag.',
    },
    completed: {
      subject: 'Order Delivered',
      heading: 'Your order is delivered',
      introduction: 'Your clothes are back with you. Thank you for trusting {business}.',
    },
    cancelled: {
      subject: 'Booking Cancelled',
      heading: 'Your pickup is cancelled',
      introduction: 'Your pickup has been cancelled. Nothing will be collected.',
      closing: 'If you did not ask for this, please call us on {phone}.',
    },
    rescheduled: {
      subject: 'Booking Rescheduled',
      heading: 'Your pickup has been rescheduled',
      introduction: 'Your pickup has been rescheduled. Here is the new time.',
    },
    missed: {
      subject: 'Not Collected',
      heading: 'We could not collect your clothes',
      introduction: 'We came for your clothes, but could not collect them.',
      closing: 'For another time, open your booking with the link above, or call us on {phone}.',
    },
    reminder: {
      subject: 'Pickup Tomorrow',
      heading: 'Your pickup is tomorrow',
      introduction: 'Your pickup is tomorrow, {date}, {time}.',
    },
    ready: {
      subject: 'Ready',
      heading: 'Your clothes are ready',
      introduction: 'Your clothes are clean and ready.',
    },
    dispatched: {
      subject: 'On Its Way',
      heading: 'Your clothes are on their way',
      introduction: 'Your clothes have left the shop and are on their way to you.',
      closing: 'Will you be out? Please call us on {phone}.',
    },
    delivered: {
      subject: 'Delivered',
      heading: 'Your clothes are delivered',
      introduction: 'Your clothes are back with you. Thank you for trusting {business}.',
      closing: 'If anything is wrong, please call us on {phone}.',
    },
    bill: {
      subject: 'Bill',
      heading: 'Your bill',
      introduction: 'Here is the bill for your order.',
      closing: 'If anything is wrong, please call us on {phone}.',
    },
    manageLink: {
      subject: 'Your link to booking',
      heading: 'Your order',
      introduction: 'Here is the link to your order.',
      closing: 'If you did not ask for it, ignore this email.',
    },
    changeNotice: { introduction: '{name} has changed this booking using their booking link.' },
    bookingNotice: { closing: 'Please contact the customer to confirm this pickup.' },
    contactNotice: { closing: 'Reply to this email to answer {name}.' },
  },
} as const

/** The wordmark shows it next to the default name. Null for other names. */
export function devanagariName(name: string): string | null {
  return name === defaultTexts.businessName ? 'साफ' : null
}
