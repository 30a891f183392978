import type { BookingState, Channel, MeetingService } from "../booking/bookingSchema.ts";

export const channelTexts: Record<Channel, string> = { Telephone: "Telefon", Video: "Video", Office: "På vårt kontor" };

export const meetingServiceTexts: Record<MeetingService, string> = {
  BOOK15: "Första samtal, 15 minuter",
  BOOK30: "Möte, 30 minuter",
  BOOK60: "Möte, 60 minuter",
};

export const bookingStateTexts: Record<BookingState, string> = {
  Held: "Hålls",
  AwaitingConfirmation: "Väntar på bekräftelse",
  AwaitingPayment: "Väntar på betalning",
  Confirmed: "Bokat",
  Cancelled: "Avbokat",
  Withdrawn: "Ångrat",
  NoShow: "Uteblev",
  Done: "Hållet",
  Expired: "Släppt",
};

/** How the meeting begins. */
export const meetingStart = (channel: Channel, place: string): string =>
  ({
    Telephone: "Juristen ringer dig på numret du har angett. Samtalet kan komma från dolt nummer.",
    Video: "Juristen mejlar en länk till videomötet senast en timme före. Du behöver inget konto.",
    Office: `Vi ses på ${place}.`,
  })[channel];
