import { createMachine } from 'xstate'

export const sessionMachine = createMachine({
  "id": "session",
  "description": "Oturum / Session",
  "invoke": [
    {
      "id": "surroundings",
      "src": "surroundings"
    }
  ],
  "initial": "booting",
  "states": {
    "booting": {
      "description": "Açılıyor / Starting",
      "tags": [
        "busy"
      ],
      "always": [
        {
          "target": "#session.checking",
          "guard": {
            "type": "hasToken"
          },
          "description": "hemen / at once"
        },
        {
          "target": "#session.waiting",
          "description": "hemen / at once"
        }
      ]
    },
    "waiting": {
      "description": "Yükleme ekranı / Loading screen",
      "tags": [
        "busy"
      ],
      "on": {
        "FOLLOW_IN": [
          {
            "target": "#session.checking",
            "actions": [
              {
                "type": "noteToken"
              }
            ],
            "description": "Başka sekmede giriş yapıldı / Signed in in another tab"
          }
        ]
      },
      "after": {
        "loadingDelay": [
          {
            "target": "#session.out",
            "description": "1 saniye: doldu / 1 second: over"
          }
        ]
      }
    },
    "checking": {
      "description": "Oturum denetleniyor / Checking the session",
      "tags": [
        "busy"
      ],
      "invoke": [
        {
          "id": "check",
          "src": "check",
          "onDone": [
            {
              "target": "#session.in",
              "actions": [
                {
                  "type": "enter"
                }
              ],
              "description": "Oturum denetimi: tamam / Session check: done"
            }
          ],
          "onError": [
            {
              "target": "#session.out",
              "guard": {
                "type": "tokenRefused"
              },
              "actions": [
                {
                  "type": "forget"
                },
                {
                  "type": "expire"
                }
              ],
              "description": "Oturum denetimi: olmadı / Session check: failed"
            },
            {
              "target": "#session.out",
              "actions": [
                {
                  "type": "stayUnchecked"
                }
              ],
              "description": "Oturum denetimi: olmadı / Session check: failed"
            }
          ]
        }
      ]
    },
    "in": {
      "description": "Giriş yapıldı / Signed in",
      "on": {
        "SIGN_OUT": [
          {
            "target": "#session.out",
            "actions": [
              {
                "type": "revoke"
              },
              {
                "type": "forget"
              },
              {
                "type": "leave"
              }
            ],
            "description": "Çıkış yap / Sign out"
          }
        ],
        "LOSE_SESSION": [
          {
            "target": "#session.expired",
            "guard": {
              "type": "workUnsaved"
            },
            "actions": [
              {
                "type": "forget"
              },
              {
                "type": "expireInPlace"
              }
            ],
            "description": "Sunucu oturumu reddetti (401) / The server refused the session (401)"
          },
          {
            "target": "#session.out",
            "actions": [
              {
                "type": "forget"
              },
              {
                "type": "expire"
              }
            ],
            "description": "Sunucu oturumu reddetti (401) / The server refused the session (401)"
          }
        ],
        "FOLLOW_OUT": [
          {
            "target": "#session.expired",
            "guard": {
              "type": "workUnsaved"
            },
            "actions": [
              {
                "type": "expireInPlace"
              }
            ],
            "description": "Başka sekmede çıkış yapıldı / Signed out in another tab"
          },
          {
            "target": "#session.out",
            "actions": [
              {
                "type": "leave"
              }
            ],
            "description": "Başka sekmede çıkış yapıldı / Signed out in another tab"
          }
        ]
      },
      "initial": "steady",
      "states": {
        "steady": {
          "description": "Çalışılıyor / Working",
          "on": {
            "FOLLOW_IN": [
              {
                "target": "#session.in.confirming",
                "description": "Başka sekmede giriş yapıldı / Signed in in another tab"
              }
            ]
          }
        },
        "confirming": {
          "description": "Kişi doğrulanıyor / Confirming the person",
          "invoke": [
            {
              "id": "confirm",
              "src": "confirm",
              "onDone": [
                {
                  "target": "#session.in.steady",
                  "guard": {
                    "type": "samePerson"
                  },
                  "actions": [
                    {
                      "type": "renewUser"
                    }
                  ],
                  "description": "Kişi denetimi: tamam / Check of the person: done"
                },
                {
                  "target": "#session.in.steady",
                  "actions": [
                    {
                      "type": "enterAsAnother"
                    }
                  ],
                  "description": "Kişi denetimi: tamam / Check of the person: done"
                }
              ],
              "onError": [
                {
                  "target": "#session.in.steady",
                  "description": "Kişi denetimi: olmadı / Check of the person: failed"
                }
              ]
            }
          ],
          "on": {
            "FOLLOW_IN": [
              {
                "target": "#session.in.confirming",
                "description": "Başka sekmede giriş yapıldı / Signed in in another tab"
              }
            ]
          }
        }
      }
    },
    "expired": {
      "description": "Oturum bitti, sayfa duruyor / Session ended, page kept",
      "on": {
        "SIGN_OUT": [
          {
            "target": "#session.out",
            "actions": [
              {
                "type": "forget"
              },
              {
                "type": "leave"
              }
            ],
            "description": "Çıkış yap / Sign out"
          }
        ],
        "FOLLOW_IN": [
          {
            "target": "#session.expired.confirming",
            "actions": [
              {
                "type": "noteToken"
              }
            ],
            "description": "Başka sekmede giriş yapıldı / Signed in in another tab"
          }
        ]
      },
      "initial": "asking",
      "states": {
        "asking": {
          "description": "Yeniden giriş isteniyor / Asking to sign in again",
          "invoke": [
            {
              "id": "signIn",
              "src": "signIn",
              "onDone": [
                {
                  "target": "#session.in",
                  "guard": {
                    "type": "samePerson"
                  },
                  "actions": [
                    {
                      "type": "remember"
                    },
                    {
                      "type": "noteToken"
                    },
                    {
                      "type": "renewUser"
                    },
                    {
                      "type": "tellRenewed"
                    }
                  ],
                  "description": "Giriş formu: tamam / Sign-in form: done"
                },
                {
                  "target": "#session.checking",
                  "actions": [
                    {
                      "type": "remember"
                    },
                    {
                      "type": "noteToken"
                    }
                  ],
                  "description": "Giriş formu: tamam / Sign-in form: done"
                }
              ]
            }
          ]
        },
        "confirming": {
          "description": "Kişi doğrulanıyor / Confirming the person",
          "tags": [
            "busy"
          ],
          "invoke": [
            {
              "id": "confirm",
              "src": "confirm",
              "onDone": [
                {
                  "target": "#session.in",
                  "guard": {
                    "type": "samePerson"
                  },
                  "actions": [
                    {
                      "type": "renewUser"
                    },
                    {
                      "type": "tellRenewed"
                    }
                  ],
                  "description": "Kişi denetimi: tamam / Check of the person: done"
                },
                {
                  "target": "#session.in",
                  "actions": [
                    {
                      "type": "enterAsAnother"
                    }
                  ],
                  "description": "Kişi denetimi: tamam / Check of the person: done"
                }
              ],
              "onError": [
                {
                  "target": "#session.expired.asking",
                  "guard": {
                    "type": "tokenRefused"
                  },
                  "actions": [
                    {
                      "type": "forget"
                    },
                    {
                      "type": "noteNoToken"
                    }
                  ],
                  "description": "Kişi denetimi: olmadı / Check of the person: failed"
                },
                {
                  "target": "#session.expired.asking",
                  "description": "Kişi denetimi: olmadı / Check of the person: failed"
                }
              ]
            }
          ]
        }
      }
    },
    "out": {
      "description": "Giriş yapılmadı / Signed out",
      "invoke": [
        {
          "id": "signIn",
          "src": "signIn",
          "onDone": [
            {
              "target": "#session.checking",
              "actions": [
                {
                  "type": "remember"
                },
                {
                  "type": "noteToken"
                }
              ],
              "description": "Giriş formu: tamam / Sign-in form: done"
            }
          ]
        }
      ],
      "on": {
        "CHECK_AGAIN": [
          {
            "target": "#session.checking",
            "guard": {
              "type": "hasToken"
            },
            "description": "Yeniden denetle / Check again"
          }
        ],
        "FOLLOW_IN": [
          {
            "target": "#session.checking",
            "actions": [
              {
                "type": "noteToken"
              }
            ],
            "description": "Başka sekmede giriş yapıldı / Signed in in another tab"
          }
        ],
        "FOLLOW_OUT": [
          {
            "actions": [
              {
                "type": "noteNoToken"
              }
            ],
            "description": "Başka sekmede çıkış yapıldı / Signed out in another tab"
          }
        ]
      }
    }
  }
})
