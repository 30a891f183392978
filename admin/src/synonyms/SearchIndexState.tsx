import { Link, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

const number = new Intl.NumberFormat("sv-SE");

/** "Sökindex: 12 000 svar, 300 väntar på analys" */
export function SearchIndexState() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ["searchIndex"],
    queryFn: () => dataProvider.getSearchIndex(),
  });
  if (error && !data) {
    return (
      <Line>
        Sökindexets läge kunde inte hämtas.{" "}
        <Link component="button" variant="body2" onClick={() => void refetch()}>
          Försök igen
        </Link>
      </Line>
    );
  }
  if (!data) return <Line>Sökindex: hämtar …</Line>;
  const pending = data.Pending === 0 ? "alla analyserade" : `${number.format(data.Pending)} väntar på analys`;
  return (
    <Line>
      Sökindex: {number.format(data.Documents)} svar, {pending}
    </Line>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ alignSelf: "center", color: "text.secondary" }}>
    {children}
  </Typography>
);
