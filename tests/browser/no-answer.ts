/** The title over what was not carried out, or of which the page does not know whether it was. */
export function titleOrNoAnswer(title: string | RegExp): RegExp {
  return new RegExp(`${typeof title === 'string' ? `${title}$` : title.source}|^Yanıt gelmedi$`)
}

/** What is said there. */
export function orNoAnswer(said: string): RegExp {
  return new RegExp(`${said}|Sunucudan yanıt gelmedi`)
}
