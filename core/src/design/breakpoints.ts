/** Layout breakpoints in px (specification section 9). Style sheets repeat the numbers: a test compares them. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

/** The navbar's links are in a menu on screens narrower than this. */
export const navbarCollapse = breakpoints.xl;

/** The footer has its narrow layout up to this width. */
export const footerChange = 1099;
