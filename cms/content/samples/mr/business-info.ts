import { branches } from './branches.ts'

export const businessInfo = {
  address: branches['andheri-west'].address,
  holidays: {
    '2027-01-26': 'प्रजासत्ताक दिन',
    '2027-05-01': 'महाराष्ट्र दिन',
    '2027-08-15': 'स्वातंत्र्य दिन',
    '2027-10-02': 'गांधी जयंती',
  },
}
