/**
 * An E.164 number in Swedish notation: a mobile one as "070-123 45 67", others with their zero. Foreign ones are
 * unchanged.
 */
export function formatPhone(phone: string): string {
  const [, digits] = /^\+46(\d+)$/.exec(phone) ?? [];
  if (!digits) return phone;
  const mobile = /^(7\d)(\d{3})(\d{2})(\d{2})$/.exec(digits);
  if (mobile) return `0${mobile[1]}-${mobile[2]} ${mobile[3]} ${mobile[4]}`;
  return `0${digits}`;
}
