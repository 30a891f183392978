import { Style } from "../answer/Style.jsx";

export const viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf6" },
    { media: "(prefers-color-scheme: dark)", color: "#171714" },
  ],
};

export default function Layout({ children }) {
  return (
    <html lang="sv">
      <head>
        <Style />
      </head>
      <body>{children}</body>
    </html>
  );
}
