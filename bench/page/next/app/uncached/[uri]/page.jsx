import { AnswerScreen } from "../../../answer/AnswerScreen.jsx";
import { readAnswer, readFrame } from "../../../answer/api.js";
import { publicUrl } from "../../../env.ts";

export const dynamic = "force-dynamic";

export default async function Page({ params }) {
  const { uri } = await params;
  const [answer, frame] = await Promise.all([readAnswer(uri), readFrame()]);
  return <AnswerScreen answer={answer} frame={frame} base={publicUrl} />;
}
