/** The mark of Kepenk: a shutter, half raised. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="var(--accent)" />
      <path d="M6 7h12M6 10.5h12M6 14h12" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M6 18.5h3M15 18.5h3" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" opacity="0.55" />
    </svg>
  )
}
