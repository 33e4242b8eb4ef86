/** What fills an area; grey where nobody has chosen a colour. */
export const fillOf = (color: string | null | undefined): string => (/^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : '#777777');
