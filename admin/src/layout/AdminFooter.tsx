import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { Box, Link, Typography } from "@mui/material";
import { createContext, type ReactNode, useContext } from "react";

/** The service's public settings. */
export const SettingsContext = createContext<Settings | null>(null);

const pages = [
  { href: "/contact", words: "Kontakt" },
  { href: "/about", words: "Om oss" },
  { href: "/integritetspolicy.pdf", words: "Integritetspolicy (PDF)" },
  { href: "/cookiepolicy.pdf", words: "Cookiepolicy (PDF)" },
  { href: "/cookie-declaration", words: "Cookiedeklaration" },
];

const row = { display: "flex", flexWrap: "wrap", columnGap: 2, m: 0, p: 0, listStyle: "none" };

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box component="li" sx={{ py: 0.25 }}>
    <Link href={href} color="inherit">
      {children}
    </Link>
  </Box>
);

/** The site's footer for staff, with the customer portal in place of sign-in. */
export function AdminFooter() {
  const settings = useContext(SettingsContext);
  if (!settings) return null;
  const { Company, CustomerPortal, MobilePayment, PaymentProvider } = settings;
  const social = [
    { words: "Instagram", href: Company.Instagram },
    { words: "Facebook", href: Company.Facebook },
    { words: "LinkedIn", href: Company.LinkedIn },
    ...Company.Staff.map(({ Name, LinkedIn }) => ({ words: `${Name} på LinkedIn`, href: LinkedIn })),
  ].filter((link): link is { words: string; href: string } => Boolean(link.href));
  return (
    <Box
      component="footer"
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: "divider", color: "text.secondary", typography: "body2" }}
    >
      <Box component="ul" sx={row}>
        {pages.map(({ href, words }) => (
          <Item key={href} href={href}>
            {words}
          </Item>
        ))}
        {CustomerPortal && <Item href={CustomerPortal}>Kundportal</Item>}
        <Item href={`tel:${Company.Phone.replace(/[^\d+]/g, "")}`}>{Company.Phone}</Item>
        <Item href={`mailto:${Company.Email}`}>{Company.Email}</Item>
      </Box>
      <Box component="ul" aria-label="Följ oss" sx={row}>
        {social.map(({ words, href }) => (
          <Item key={href} href={href}>
            {words}
          </Item>
        ))}
      </Box>
      <Box sx={row}>
        {PaymentProvider && (
          <Typography variant="body2" sx={{ py: 0.25 }}>
            Betalsätt: {[MobilePayment, PaymentProvider].filter(Boolean).join(" och ")}. Vid betalning delas de
            uppgifter som betalningen kräver med {PaymentProvider}.
          </Typography>
        )}
        <Typography variant="body2" sx={{ py: 0.25 }}>
          © {Company.Name}, {Company.Street}, {Company.PostalCode} {Company.City}
        </Typography>
      </Box>
    </Box>
  );
}
