/** Years from the delivery in which a fault can be complained about: a term of ours. */
export const complaintYears = 3;
/** Months from when the buyer noticed the fault in which a complaint is always in time: a term of ours. */
export const complaintMonths = 2;

/**
 * The right to complain and its time, in short (distansavtalslagen 2005:59, 2 kap. 2 §). It is a term of the contract:
 * konsumenttjänstlagen does not cover advice.
 */
export const complaintRight = `Är det fel på det du köpt får du reklamera i ${complaintYears} år från leveransen. Gör det inom skälig tid från att du märkte felet; inom ${complaintMonths} månader är alltid i tid.`;
