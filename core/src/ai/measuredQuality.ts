/** How many questions, and the share of them. */
export interface Share {
  of: number;
  share: number;
}

/** What two readers said of the AI page's replies to questions that were not used to tune its rules. */
export interface MeasuredQuality {
  day: string;
  /** Replies that at least one reader calls misleading. */
  misleading: Share;
  /** Questions with a neighbouring case only, whose reply names it as such or is silent. */
  nearMisses: Share;
  /** Answerable questions whose reply has the fact that was asked for. */
  facts: Share;
  /** Questions that take something wrong for granted, whose reply misleads neither reader. */
  premises: Share;
  /** Questions about other years, and those with invented provisions, whose reply misleads. */
  otherYears: Share;
  inventedProvisions: Share;
  /** Cohen's kappa of the two readers. */
  agreement: number;
}
