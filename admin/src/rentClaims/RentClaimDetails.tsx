import type { RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { rentClaimStateTexts } from "@lagrum/core/texts/rentClaims";
import { Alert, Chip, Stack, Typography } from "@mui/material";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { RentClaimActions } from "./RentClaimActions.tsx";
import { HomeFacts, LandlordFacts } from "./RentClaimFacts.tsx";
import { RentClaimFiles } from "./RentClaimFiles.tsx";
import { estimateLabel } from "./rentClaimLabels.ts";
import { TenantFacts } from "./TenantFacts.tsx";

function Heading({ claim }: { claim: RentClaim }) {
  return (
    <>
      <PageTitle about={claim.Reference}>{`${claim.Street}, ${claim.City}`}</PageTitle>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", mt: 1 }}>
        <Chip size="small" variant="outlined" label={claim.Reference} />
        <Chip size="small" color="primary" variant="outlined" label={rentClaimStateTexts[claim.State]} />
        <Chip size="small" variant="outlined" label={estimateLabel(claim)} />
      </Stack>
    </>
  );
}

/** Messages between staff and the tenant. */
function Messages({ claim: { Messages: messages } }: { claim: RentClaim }) {
  if (messages.length === 0) return null;
  return (
    <Panel title="Kontakt med hyresgästen">
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {messages.map(({ FromTenant, Name, At, Body, State }) => (
          <li key={`${At} ${State}`}>
            <Typography sx={{ fontWeight: 600 }}>
              {FromTenant ? "Hyresgästen svarade" : rentClaimStateTexts[State]}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[formatDateTime(At), Name].filter(Boolean).join(" · ")}
            </Typography>
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{Body}</Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function Content({ claim }: { claim: RentClaim }) {
  return (
    <>
      <Heading claim={claim} />
      <TwoColumns
        main={
          <>
            {claim.Conflict !== null && (
              <Alert severity="warning" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                Det kan finnas en intressekonflikt. Ta ställning innan du börjar.{"\n"}
                {claim.Conflict}
              </Alert>
            )}
            <RentClaimActions claim={claim} />
            <HomeFacts claim={claim} />
            <Messages claim={claim} />
            <RentClaimFiles claim={claim} />
          </>
        }
        aside={
          <>
            <TenantFacts claim={claim} />
            <LandlordFacts claim={claim} />
          </>
        }
      />
    </>
  );
}

/** /admin/rent-claims/{id}: one rent claim with its facts, its documents and the actions on it. */
export function RentClaimDetails() {
  return <DetailsPage<RentClaim> kind="Hyresärende">{(claim) => <Content claim={claim} />}</DetailsPage>;
}
