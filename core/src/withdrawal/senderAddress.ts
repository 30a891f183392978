/** Whether a withdrawal was sent from the address of the order. An erased address is no proof. */
export const isSameAddress = (sender: string | null, buyer: string | null): boolean =>
  sender !== null && buyer !== null && normalise(sender) === normalise(buyer);

const normalise = (address: string): string => address.normalize("NFKC").trim().toLowerCase();
