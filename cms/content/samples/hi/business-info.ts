import { branches } from './branches.ts'

export const businessInfo = {
  address: branches['andheri-west'].address,
  holidays: {
    '2027-01-26': 'गणतंत्र दिवस',
    '2027-05-01': 'महाराष्ट्र दिवस',
    '2027-08-15': 'स्वतंत्रता दिवस',
    '2027-10-02': 'गांधी जयंती',
  },
}
