import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { answerObstacle, holderObstacle } from "@lagrum/core/answer/answerRules";
import { lengths } from "@lagrum/core/contract/lengths";
import { detectPii } from "@lagrum/core/pii/detectPii";
import { replaceInText } from "@lagrum/core/pii/htmlText";
import { excerpt } from "@lagrum/core/text/text";
import { lockQuestion } from "../answers/answerRepository.ts";
import type { App } from "../app.ts";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { QueryReader } from "../search/queryReader.ts";
import { answerQuestion } from "./answerQuestion.ts";
import { acceptSentence, offerSentences } from "./draftRepository.ts";

/** Drafts of answers for staff. They are quotes: an asker's text is never sent to a language model. */
export function aiDraftHandlers(
  { db, clock }: Pick<App, "db" | "clock">,
  readQuery: QueryReader,
): Pick<Handlers, "createAiDraft" | "acceptAiSentence"> {
  return {
    createAiDraft: async ({ params: { id }, write }) => {
      const Question = await write(async (context) => withoutPersonalData(await requireHolder(context, id)));
      const { reply } = await answerQuestion({ db, readQuery, now: clock() }, { Question, AcceptAi: true });
      // Sentences of a near case may be wrong here: the case is read, not taken over.
      const isSame = reply.Sources[0]?.Case?.Match === "Same";
      const sentences = isSame ? reply.Sentences : [];
      const accepted = await write(async (context) => {
        await requireHolder(context, id);
        const offered = sentences.map(({ Text }) => Text);
        await recordQuestionChange(context, id, "aiDraftMade", [fieldChange("Sentences", null, offered.length)]);
        return offerSentences(context.tx, id, offered);
      });
      const Sentences = sentences.map((each) => ({ ...each, IsAccepted: accepted.includes(each.Text) }));
      return {
        status: 200,
        body: { Sentences, Sources: isSame ? reply.Sources : casesOf(reply.Sources), Nearest: reply.Nearest },
      };
    },

    acceptAiSentence: ({ params: { id }, body: { Text }, write }) =>
      write(async (context) => {
        await requireHolder(context, id);
        await acceptSentence(context.tx, id, Text);
        await recordQuestionChange(context, id, "aiSentenceAccepted", [fieldChange("Sentence", null, Text)]);
        return { status: 204, body: null };
      }),
  };
}

/** Each case of a reply once, without its passages. */
const casesOf = (sources: AiReply["Sources"]): AiReply["Sources"] =>
  [...new Map(sources.filter(({ Case }) => Case !== null).map((source) => [source.Path, source])).values()].map(
    (source) => ({
      ...source,
      Passage: "",
    }),
  );

/** @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED */
async function requireHolder({ tx, caller, now }: ServiceContext, id: number) {
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = question.answer
    ? answerObstacle(question, question.answer.UserID, caller, now)
    : holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle);
  return question;
}

/** The search query: the title with the beginning of the question, personal data replaced. */
function withoutPersonalData({ Title, QuestionBody }: { Title: string; QuestionBody: string }): string {
  const text = excerpt(`${Title} ${QuestionBody}`, lengths.AiQuestion.max);
  const findings = detectPii({ Question: text });
  return replaceInText(
    text,
    findings.map(({ start, end, replacement }) => ({ start, end, by: replacement })),
  );
}
