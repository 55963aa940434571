import { bannerSection, section } from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

export const ServicesPage = pageGlobal('services-page', 'Services', [
  section('intro', 'Top of the page'),
  bannerSection,
])
