/** An opening, as the operator types it behind `jobs open`. */
export const OPENING = ['--title=SOC Analyst', '--type=Full-time', '--location=Pune', '--description=Watch.'];
