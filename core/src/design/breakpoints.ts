/** Widths in px at which layouts change (specification section 9). Style sheets name them as figures: a test compares. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

/** The navbar's links lie in a menu on screens narrower than this. */
export const navbarCollapse = breakpoints.xl;

/** The footer is laid out otherwise up to this width. */
export const footerChange = 1099;
