/**
 * The reminder of a meeting: one text message, without the subject matter. Others may see the screen of a locked phone.
 * @param when in words: "12 mars kl. 10.00"
 */
export const smsReminder = (company: string, when: string): string =>
  `Påminnelse: möte med ${company} ${when}. Se din bokning via länken i mejlet.`;
