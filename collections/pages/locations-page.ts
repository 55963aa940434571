import { section } from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

export const LocationsPage = pageGlobal('locations-page', 'Locations', [
  section('intro', 'Top of the page'),
  section('map', 'Map'),
])
