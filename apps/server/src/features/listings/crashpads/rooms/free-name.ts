/** The label with the first number from `from` on that no other one has: "Bed 3". Pure. */
export function freeName(label: string, from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(`${label} ${number}`)) number += 1;
  return `${label} ${number}`;
}
