/**
 * Seconds to the end of a way from so many metres along it, by what each step takes: a bike is pushed more slowly than it
 * goes. Where no step tells, by the length that is left.
 */
export function secondsLeft({ durationSeconds }, steps, { along, left }) {
  const end = along + left;
  if (!steps.some((step) => step.durationSeconds > 0)) return durationSeconds * (left / Math.max(1, end));
  return steps.reduce((sum, step, number) => {
    const next = steps[number + 1]?.along ?? end;
    const share = (next - along) / Math.max(1e-9, next - step.along);
    return sum + step.durationSeconds * Math.max(0, Math.min(1, share));
  }, 0);
}
