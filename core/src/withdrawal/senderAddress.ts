import { emailIdentity } from "../booking/personIdentity.ts";

/** Whether a withdrawal was sent from the mailbox of the order, in any spelling. An erased address is no proof. */
export const isSameAddress = (sender: string | null, buyer: string | null): boolean =>
  sender !== null && buyer !== null && emailIdentity(sender) === emailIdentity(buyer);
