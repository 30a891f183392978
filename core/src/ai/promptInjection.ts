/** Patterns of prompt injection: text that addresses a language model instead of a reader. */
const patterns = [
  /^(?:hej |kära )?(?:system|assistant|assistent|user|användare|ai|ai-\p{L}+|chatgpt|chattbot|robot|bot|modell)\s*[:,!]/iu,
  /^(?:assistant|assistent|chatgpt|chattbot|ai) (?:visa|skriv|svara|säg|berätta|ignorera|glöm|lista|översätt|ge|show|print|say)(?!\p{L})/iu,
  /(?<!\p{L})(?:ai-(?:modell|assistent)|språkmodell|systeminstruktion|prompt)\p{L}*/iu,
  /(?<!\p{L})(?:till|som) (?:modellen|ai|en ai|assistenten)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignorera|ignore|bortse|glöm|forget|disregard)(?!\p{L})[^.?!]{0,60}(?:instruktion|instruction|regler|rules|lagen|ovan|tidigare|previous)/iu,
  /(?<!\p{L})du är (?:nu |egentligen )?(?:en |ett )?(?:ai|assistent|språkmodell|annan|advokat|robot)(?!\p{L})/iu,
  /(?<!\p{L})(?:från och med nu (?:är|ska)|den som är ai|låtsas att|hitta på|upprepa följande)(?!\p{L})/iu,
  /(?<!\p{L})(?:svara|skriv|säg|börja|print|answer)(?: \p{Ll}+){0,4} \p{Lu}{3,}(?!\p{L})/u,
  /(?<!\p{L})svara (?:på \p{L}+ska|bara|endast|som|att)(?!\p{L})/iu,
  /(?<!\p{L})(?:avsluta|inled|börja) (?:ditt )?svar/iu,
  /(?<!\p{L})visa (?:andra|andras) /iu,
  /(?<!\p{L})ange som källa(?!\p{L})/iu,
  /<\/?\p{L}[^<>]*>|```|\{"/u,
];

/** Whether a sentence gives instructions to a language model. Such a sentence is neither searched for nor quoted. */
export const isPromptInjection = (sentence: string): boolean => patterns.some((pattern) => pattern.test(sentence));
