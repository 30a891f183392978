import type { AiBlock } from "@lagrum/core/ai/aiReviewSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Box, Button, List, ListItem, Typography } from "@mui/material";
import { type RaRecord, SimpleListLoading, useDelete, useListContext, useNotify } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { toFormError } from "../ui/formError.ts";

type Row = AiBlock & RaRecord;

function Block({ block }: { block: Row }) {
  const notify = useNotify();
  const [remove, { isPending }] = useDelete<Row>();
  const words = `block-${block.ID}`;
  const press = () =>
    remove(
      "ai-blocks",
      { id: block.id, previousData: block },
      {
        mutationMode: "pessimistic",
        onSuccess: () => notify("AI-sidan svarar på frågan igen.", { type: "success" }),
        onError: (error) => notify(toFormError(error).text, { type: "error" }),
      },
    );
  return (
    <ListItem sx={{ gap: 2, flexWrap: "wrap", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography id={words} sx={{ fontWeight: 600 }}>
          {block.Lexemes.join(" · ")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Stoppad {formatDate(block.CreatedAt)}
        </Typography>
      </Box>
      <Button disabled={isPending} aria-describedby={words} onClick={() => void press()}>
        Tillåt igen
      </Button>
    </ListItem>
  );
}

function Blocks() {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList picture="done" text="Inga frågor är stoppade." />;
  return (
    <List disablePadding>
      {data.map((block) => (
        <Block key={block.ID} block={block} />
      ))}
    </List>
  );
}

/** /admin/ai-blocks: questions that the AI page declines because its reply was wrong. */
export function AiBlockList() {
  return (
    <StaffList title="Stoppade frågor" filters={[]} sort={{ field: "CreatedAt", order: "DESC" }} hasAllFilters>
      <ListNote>
        Frågor med just de här orden, i vilken ordning och böjning som helst, svarar AI-sidan inte på.
      </ListNote>
      <Blocks />
    </StaffList>
  );
}
