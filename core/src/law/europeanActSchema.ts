/** Whether a number is meant as that of a European act: "EU 2016/679", "2011/83/EU". */
export const isEuropean = (sfs: string): boolean => /^\(?(?:EU|EG|EEG)\b|\/(?:EU|EG|EEG)$/i.test(sfs.trim());
