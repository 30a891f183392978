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
  const { Company, CustomerPortal } = settings;
  return (
    <Box component="footer" sx={{ px: 2, py: 2, borderTop: 1, borderColor: "divider", color: "text.secondary" }}>
      <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, m: 0, p: 0, listStyle: "none" }}>
        {pages.map(({ href, words }) => (
          <Item key={href} href={href}>
            {words}
          </Item>
        ))}
        {CustomerPortal && <Item href={CustomerPortal}>Kundportal</Item>}
        <Item href={`tel:${Company.Phone.replace(/[^\d+]/g, "")}`}>{Company.Phone}</Item>
        <Item href={`mailto:${Company.Email}`}>{Company.Email}</Item>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        © {Company.Name}, {Company.Street}, {Company.PostalCode} {Company.City}
      </Typography>
    </Box>
  );
}
