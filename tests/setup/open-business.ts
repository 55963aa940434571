import { businessInfo } from '#cms/content/samples/business-info.ts'

/** The sample business, but open every day alike, so that a test may book any day, whatever day it runs on. */
export const openBusiness: typeof businessInfo = {
  ...businessInfo,
  weeklyHours: businessInfo.weeklyHours.map((hours) => ({
    ...hours,
    opensAt: '09:00',
    closesAt: '20:00',
  })),
  holidays: [],
  _status: 'published',
}
