// The task at hand in a chat with an assistant, its questions and its troubles: true, but of no use next week.

import { wrapped } from "#domain/wrapped.ts";

/** The question of the moment in a chat with an assistant: gone when it is answered. */
export const QUESTION_AT_HAND = new RegExp(
  wrapped`
    \b(?:trying to|need to|want to|how to|having (?:some )?(?:trouble|difficulty|issues)(?: with)?|struggling to) (?:\w+ly )?(?:
      understand|understanding|figure|calculate|calculating|solve|determine|verify|prove|classify|decide how|compute
      |find the|make sure|see if|know
    )\b`,
  "i",
);

/** The trouble of the hour: "I'm still getting two errors". */
export const TROUBLE_AT_HAND = new RegExp(
  wrapped`
    \b(?:get|got|getting|experienc\w+|encounter\w*|fac(?:e|ing)|having|hit|hitting|seeing|run(?:ning)? into) (?:["'\w]+ ){0,6}
      (?:issues?|errors?|problems?|warnings?|exceptions?)\b
    |\b(?:using|have|got|tried|wrote|with|in) (?:this|the following) (?:
      code|function|query|script|snippet|example|formula|error|setup
    )\b
    |^(?:I'm|I am|we're) (?:always |very |totally |also )?open to (?:any |all |your |new )?
      (?:suggestions?|ideas?|advice|feedback|recommendations?)\b
    |^(?:I|we)(?:'d| would) love to (?:hear|learn|know) (?:more|some)\b
    |\balways (?:looking|trying|striving) to (?:improve|learn|grow|do better)\b`,
  "i",
);

/** "I'm getting a TypeError on line 58", "I've tried running the tests again": gone when it works. */
export const DEBUGS = new RegExp(wrapped`
  ^(?!.*\b(?:fixed|solved|resolved|reduced|improved)\b).*(?:
    \b[A-Z][A-Za-z]*(?:Error|Exception)\b|\b(?:errors?|exceptions?|warnings?) (?:in|on|at) (?:line|[\w/]+\.\w{1,4}\b)
  )
  |^(?:I|we)(?:'ve| have)? (?:(?:already|also|just|even) )*tried (?:to )?(?:
    running|run|restart\w*|reinstall\w*|clear\w*|add|adding|chang\w+|us(?:e|ing)|debug\w*|updat\w+|remov\w+|creat\w+
    |insert\w*|import\w*|call\w*
  )\b.*\b
  (?:
    tables?|transactions?|endpoints?|routes?|\w+\(\)|tests?|code|functions?|query|queries|servers?|logs?|builds?
    |deploy\w*|config\w*|settings|scripts?|browser|cache|loaders?|librar(?:y|ies)|modules?|packages?
  )(?:\b|(?<=\)))
  |^(?:I|we)(?:'ve| have)? (?:(?:already|also|just|even) )*(?:checked|verified|inspected|double-checked) (?:the|my|our) (?:[\w-]+ )?(?:
    code|logs?|console|config\w*|network tab|stack trace|routes?|endpoints?
  )\b`);

/** The task at hand in a chat with an assistant: true, but of no use next week. */
export const TASK_TALK = new RegExp(
  wrapped`
    \b(?:I(?:'m| am)?|we(?:'re)?)\s+(?:(?:\w+ly|just|also|still|now|currently|particularly|bit|a|little|been)\s+){0,3}(?:
      trying to (?:
        understand|figure|get|make|solve|find|prove|implement|fix|debug|see|optimi[sz]e|determine|calculate|decide
        |ensure|keep
      )
      |want(?:ed)? to (?:
        make sure|understand|know|see|ensure|confirm|apply|check|verify|ask|add|use|include|discuss|be sure
      )
      |wondering
      |looking (?:
        for(?! an? (?:[\w-]+ )?(?:
            job|flat|apartment|house|room|flatmate|roommate|nanny|tenant|car|school|nursery|teacher|therapist
          )\b
        )
        |to|at|into
      )
      |not (?:entirely |really |quite )?sure|unsure
      |need(?:ed)? (?:help|some|to (?:understand|know|make sure|see|ensure|figure|find)|a (?:way|better))
      |would (?:like|love|appreciate)|'d (?:like|love|appreciate|be)
      |having (?:some )?(?:trouble|issues?|difficult\w+|a hard time|problems?)|struggling|stuck|confused|curious
      |concerned|worried|hoping (?:you|to get|this)|think (?:I|that|this|it|we)|guess
      |have (?:a question|this|some questions|the following)|look forward
      |will (?:start|make|try|follow|use|keep|focus|review|implement|get|go|give|let|be|also|definitely)|'ll |should
      |can (?:use|try|see|start)|appreciate
      |(?:got|have) (?:a|this|these|the|some) (?:
        list|error|code|function|implementation|question|following|snippet|warning
      )
      |got this|understand|feel (?:good|better|more|like|confident|ready)|heard (?:of|that)|made a mistake
      |get (?:it|that|this) now|found this (?:example|code)
      |getting (?:a|an|this|the|some) (?:error|unexpected|warning|message|exception)
    )\b`,
  "i",
);
