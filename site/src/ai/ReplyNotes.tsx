import type { AiNote } from "@lagrum/core/ai/aiNoteSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { noteText } from "@lagrum/core/texts/aiReply";
import { Notice } from "../ui/Notice.tsx";

/** What a reader must know before the cases: another year, a provision that isn't known, something taken for granted. */
export function ReplyNotes({ notes }: { notes: readonly AiNote[] }) {
  return notes.map((note) => {
    const { title, paragraphs, quotes } = noteText(note, formatDate);
    return (
      <Notice key={`${note.Kind} ${note.Subject}`} tone="caution" title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {quotes.map((quote) => (
          <p key={quote}>
            <q>{quote}</q>
          </p>
        ))}
      </Notice>
    );
  });
}
