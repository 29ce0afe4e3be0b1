/** The paths that the panel's page does not answer: files, which have a dot in their last part (as pages of rules have, by their ids), and whatever the services answer. */
export const otherPaths =
  /^(?!\/statecharts\/rules\/).*\.[^/]*$|^\/(v1|address|marketplace|cargo|web|assets|files|openapi)(\/|$)/
