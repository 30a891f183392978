import type { ContactSubject } from "../contact/contactSchema.ts";

/** The subjects of a message. `uri` preselects one in the URL: /contact?amne=press. */
export const contactSubjectTexts: Record<ContactSubject, { name: string; uri: string }> = {
  Purchase: { name: "Fråga om ett köp", uri: "kop" },
  Technical: { name: "Tekniskt problem", uri: "teknik" },
  Press: { name: "Press", uri: "press" },
  Complaint: { name: "Klagomål", uri: "klagomal" },
  PersonalData: { name: "Personuppgifter", uri: "personuppgifter" },
  Accessibility: { name: "Tillgänglighet", uri: "tillganglighet" },
  Other: { name: "Annat", uri: "annat" },
};
