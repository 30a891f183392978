import { AnswerScreen } from "../../../answer/AnswerScreen.jsx";
import { readAnswer, readFrame } from "../../../answer/api.js";
import { publicUrl } from "../../../env.ts";

/** No pages at build time: each is rendered on its first request and then cached (ISR). */
export const generateStaticParams = () => [];

/** Seconds. */
export const revalidate = 3600;

export default async function Page({ params }) {
  const { uri } = await params;
  const [answer, frame] = await Promise.all([readAnswer(uri), readFrame()]);
  return <AnswerScreen answer={answer} frame={frame} base={publicUrl} />;
}
