/** An opening, as the operator types it behind `openings open`. */
export const OPENING = ['--title=SOC Analyst', '--type=Full-time', '--location=Pune', '--description=Watch.'];
