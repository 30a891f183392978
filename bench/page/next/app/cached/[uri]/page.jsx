import { AnswerScreen } from "../../../answer/AnswerScreen.jsx";
import { readAnswer, readFrame } from "../../../answer/api.js";
import { publicUrl } from "../../../env.ts";

/** None beforehand: each is drawn when first asked for, and kept. */
export const generateStaticParams = () => [];

/** Seconds. */
export const revalidate = 3600;

export default async function Page({ params }) {
  const { uri } = await params;
  const [answer, frame] = await Promise.all([readAnswer(uri), readFrame()]);
  return <AnswerScreen answer={answer} frame={frame} base={publicUrl} />;
}
