import { section } from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

export const ContactPage = pageGlobal('contact-page', 'Contact', [
  section('intro', 'Top of the page'),
  section('form', 'Message form'),
  section('branches', 'Branch phones'),
  section('testimonials', 'Testimonials'),
  section('map', 'Map'),
])
