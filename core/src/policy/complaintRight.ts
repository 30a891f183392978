/**
 * The right to complain and its time, in short (distansavtalslagen 2005:59, 2 kap. 2 §). It is a term of the contract:
 * konsumenttjänstlagen does not cover advice.
 */
export const complaintRight =
  "Är det fel på det du har köpt får du reklamera i tre år från leveransen. Gör det inom skälig tid från att du märkte felet; inom två månader är alltid i tid.";
